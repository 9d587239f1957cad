import groups from "./bannerGroups.json";
import { siteTextOf, type Reader } from "./siteTextOf.ts";

/** The titles of the pages of the product that name a group of banners, by the group. */
const titles: Readonly<Record<string, string>> = groups;

/** What a group of banners is called: by the page that shows it. Undefined for a group of the brand's own pages. */
export function bannerGroupTitle(group: string, site: unknown, reader: Reader): string | undefined {
  return Object.hasOwn(titles, group) ? siteTextOf(titles[group], site, reader) : undefined;
}
