import { centres } from "#compile/centres.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { BannerItem, Site } from "#contracts/config.ts";
import { toPointer } from "#json/pointer.ts";
import { createFindings, type Note } from "../createFindings.ts";
import { checkPath } from "../nodes/checkPath.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { checkMoment } from "./checkMoment.ts";
import { checkWordsOf } from "./checkWordsOf.ts";

/**
 * Checks the banners: each has a name of its own in its group, words that can be seen, and leads where there is something. `languages` are those of the site that have every text.
 */
export function checkBanners({ banners = {} }: Site, index: SiteIndex, languages: readonly string[]): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const note = createFindings("banners", "", problems);
  for (const [name, group] of Object.entries(banners)) {
    if (typeof group !== "object") continue;
    const seen = new Set<string>();
    for (const [place, item] of group.items.entries()) {
      const at = toPointer(name, "items", place);
      if (seen.has(item.id)) note(`${at}/id`, `Two banners of this group have the id "${item.id}"`);
      seen.add(item.id);
      checkBanner(item, at, index, languages, note);
    }
  }
  return problems;
}

function checkBanner(item: BannerItem, at: string, index: SiteIndex, languages: readonly string[], note: Note): void {
  const { title, text, from, until, flag } = item;
  const offered = item.languages ?? [];
  const shownIn = offered.length === 0 ? languages : languages.filter((code) => (offered as string[]).includes(code));
  checkWordsOf(title, `${at}/title`, shownIn, note);
  if (text !== undefined) checkWordsOf(text, `${at}/text`, shownIn, note);
  checkMoment(from, `${at}/from`, note);
  checkMoment(until, `${at}/until`, note);
  if (from !== undefined && until !== undefined && Date.parse(until) <= Date.parse(from))
    note(`${at}/until`, "It ends before it begins: nobody would see it");
  if (flag !== undefined && !index.flags.has(flag))
    note(`${at}/flag`, `There is no feature "${flag}"`, { written: flag, choices: index.flags, severity: "warning" });
  checkLink(item, at, index, note);
}

function checkLink({ linkageType, link }: BannerItem, at: string, index: SiteIndex, note: Note): void {
  const pointer = `${at}/link`;
  if (linkageType === undefined) {
    if (link !== undefined) note(at, 'A link has a kind: "linkageType" is page, centre or external');
    return;
  }
  if (link === undefined) return note(at, "What kind of link it has is said, and not where it leads");
  if (linkageType === "external") {
    if (!/^https:\/\/[^\s\\]+$/.test(link)) note(pointer, "Another site has an address that begins with https://");
  } else if (linkageType === "page") {
    if (/^\/(?![/\\])[^\s\\]*$/.test(link)) checkPath(link, pointer, index, note);
    else note(pointer, "A page of this site has a path, such as /promotions");
  } else {
    checkCentre(link, pointer, index, note);
  }
}

function checkCentre(link: string, pointer: string, { compiled }: SiteIndex, note: Note): void {
  const areas = Object.entries(centres).map(([area, { centre }]) => [`${area}/`, `${centre}/`] as const);
  const pages = Object.keys(compiled.layouts).flatMap((key) =>
    areas.flatMap(([area, centre]) => (key.startsWith(area) ? [centre + key.slice(area.length)] : [])),
  );
  if (pages.includes(link)) return;
  note(pointer, `No centre has the page "${link}"`, { written: link, choices: pages });
}
