import { pageAddress } from "#compile/pageAddress.ts";
import { findPage, pagePaths, type PagePaths } from "#compile/pagePaths.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import type { PageEntry } from "./pageEntries.ts";

/** Parts of a site in which documents may be named. */
const parts = ["layouts", "pages", "menus", "banners", "promotions", "help", "brand"] as const;
/** Deeper than any document goes. */
const deepest = 80;
/** Areas of pages by the menu that lists them. */
const areas: Readonly<Record<string, string>> = { personalCentre: "personal-centre", agentCentre: "agent-centre" };
/** Areas of pages by the word of the action that opens their centre. */
const centres: Readonly<Record<string, string>> = { personal: "personal-centre", agent: "agent-centre" };

/**
 * Where each document of a site is named, as pointers into the site: by actions, links, menus, and the nodes that place parts. Places in
 * the document itself do not count.
 */
export function pageUses(
  site: unknown,
  bundled: Readonly<Record<string, unknown>>,
  entries: readonly PageEntry[],
): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  const homes = new Map(entries.map(({ key, document }) => [key, document]));
  const own = isRecord(site) ? site : {};
  const paths = pathsOf(own["pages"], entries);
  const note = (key: string | undefined, pointer: string) => {
    if (key === undefined || `${pointer}/`.startsWith(`${homes.get(key) ?? " "}/`)) return;
    const places = uses.get(key);
    if (places) places.push(pointer);
    else uses.set(key, [pointer]);
  };
  const walk = (value: unknown, pointer: string, area: string, depth: number): void => {
    if (depth > deepest || typeof value !== "object" || value === null) return;
    if (isRecord(value)) for (const key of namedIn(value, area, paths)) note(key, pointer);
    for (const [name, member] of Object.entries(value))
      if (typeof member === "object") walk(member, joinPointer(pointer, name), area, depth + 1);
  };
  for (const part of parts) {
    const all = { ...recordOf(bundled[part]), ...recordOf(own[part]) };
    for (const [name, member] of Object.entries(all))
      walk(member, joinPointer(`/${part}`, name), part === "menus" ? (areas[name] ?? "") : "", 0);
  }
  return uses;
}

/** Keys of the documents that an object names by its own members. */
function namedIn(value: Record<string, unknown>, area: string, paths: PagePaths): (string | undefined)[] {
  const { kind, part, dialog, page, centre, to, defaultPage } = value;
  return [
    kind === "part" && typeof part === "string" ? `part/${part}` : undefined,
    kind === "form" && typeof value["form"] === "string" ? `form/${value["form"]}` : undefined,
    typeof dialog === "string" ? `dialog/${dialog}` : undefined,
    typeof page === "string" && area !== "" ? `${area}/${page}` : undefined,
    typeof page === "string" && typeof centre === "string" ? `${centres[centre] ?? ""}/${page}` : undefined,
    kind === "centre" && typeof defaultPage === "string" ? `${String(value["area"])}/${defaultPage}` : undefined,
    typeof to === "string" ? findPage(to.split(/[?#]/, 1)[0] ?? "", paths)?.key : undefined,
  ];
}

/** The paths of all pages: those that page documents name, and those that follow from keys. */
function pathsOf(pages: unknown, entries: readonly PageEntry[]): PagePaths {
  const named = pagePaths(recordOf(pages));
  const usual = entries.flatMap(({ key }) => {
    const address = Object.hasOwn(named, key) ? null : pageAddress(key, named);
    return address === null ? [] : [[key, address] as const];
  });
  return { ...Object.fromEntries(usual), ...named };
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
