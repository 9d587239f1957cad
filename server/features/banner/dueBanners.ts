import type { Banner } from "#contracts/api.ts";
import type { BannerItem, Device, Site } from "#contracts/config.ts";
import { pickText } from "#server/http/pickText.ts";

/** Who looks, and when. */
export interface BannerView {
  language: string;
  device: Device;
  now: Date;
  /** The features that are on. */
  flags: ReadonlySet<string>;
}

/** Nobody leafs through more. */
const mostBanners = 20;

/** The banners of a group that are due: those of the document, as the contract says them, in its order. */
export function dueBanners({ banners }: Pick<Site, "banners">, group: string, view: BannerView): Banner[] {
  // A name of the prototype is no group.
  const items = banners !== undefined && Object.hasOwn(banners, group) ? itemsOf(banners[group]) : [];
  return items
    .filter((item) => isDue(item, view))
    .slice(0, mostBanners)
    .map((item) => toBanner(item, group, view.language));
}

function itemsOf(group: NonNullable<Site["banners"]>[string] | string | undefined): readonly BannerItem[] {
  return typeof group === "object" ? group.items : [];
}

function isDue({ from, until, languages, devices, flag }: BannerItem, view: BannerView): boolean {
  const now = view.now.getTime();
  if (from !== undefined && now < Date.parse(from)) return false;
  if (until !== undefined && now >= Date.parse(until)) return false;
  if (languages !== undefined && languages.length > 0 && !(languages as string[]).includes(view.language)) return false;
  if (devices !== undefined && devices.length > 0 && !devices.includes(view.device)) return false;
  return flag === undefined || view.flags.has(flag);
}

function toBanner(item: BannerItem, groupName: string, language: string): Banner {
  const link = linkOf(item);
  return {
    bannerId: item.id,
    groupName,
    url: item.image ?? "",
    title: pickText(item.title, language),
    text: item.text === undefined ? "" : pickText(item.text, language),
    art: item.art ?? "",
    linkageType: link === "" ? "" : (item.linkageType ?? ""),
    link,
  };
}

/** Where a banner leads; without a kind of link, nowhere. */
function linkOf({ linkageType, link = "" }: BannerItem): string {
  if (linkageType !== "centre") return linkageType === undefined ? "" : link;
  const [centre = "", page = ""] = link.split("/", 2);
  return `/index?${String(new URLSearchParams({ centre, ...(page !== "" && { page }) }))}`;
}
