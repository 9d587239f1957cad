import type { Problem } from "#contracts/entities.ts";
import { isRecord } from "./isRecord.ts";
import { isText } from "./isText.ts";
import { centres } from "./menus.ts";
import { pointer } from "./pointer.ts";

/** The page documents of a site that can be used, by key. */
export function sitePages(written: unknown): { pages: Record<string, Record<string, unknown>>; problems: Problem[] } {
  const problems: Problem[] = [];
  if (written === undefined) return { pages: {}, problems };
  if (!isRecord(written)) {
    return { pages: {}, problems: [{ document: "pages", pointer: "", reason: "pages are an object" }] };
  }
  const pages = Object.entries(written).flatMap(([key, page]): [string, Record<string, unknown>][] => {
    const fault = faultOf(page);
    if (!fault && isRecord(page)) return [[key, page]];
    problems.push({ document: `pages/${key}`, pointer: pointer(...(fault?.at ?? [])), reason: fault?.reason ?? "" });
    return [];
  });
  return { pages: Object.fromEntries(pages), problems };
}

function faultOf(page: unknown): { at: string[]; reason: string } | undefined {
  if (!isRecord(page)) return { at: [], reason: "a page is an object" };
  if (typeof page["area"] !== "string" || !Object.hasOwn(centres, page["area"])) {
    return { at: ["area"], reason: `an area is ${Object.keys(centres).join(" or ")}` };
  }
  if (!isRecord(page["menu"]) || !isText(page["menu"]["label"])) {
    return { at: ["menu", "label"], reason: "a page has a label for its menu" };
  }
  if (!isRecord(page["layout"]) || !isRecord(page["layout"]["root"])) {
    return { at: ["layout", "root"], reason: "a page has a layout with a root" };
  }
  return undefined;
}
