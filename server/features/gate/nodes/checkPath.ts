import { findPage } from "#compile/pagePaths.ts";
import type { Note } from "../createFindings.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** Pages that the site shows by itself; no address leads to them. */
const ownPages = new Set(["maintenance", "blocked", "notFound"]);

/** Other names of pages (decisions, "Behaviour"). */
const aliases: Readonly<Record<string, string>> = {
  download: "down",
  "deposit-rank": "depositRank",
  "bet-rank": "betRank",
};

/** The name of the page that a path leads to; empty where it can lead to none. */
export function pageOfPath(path: string): string {
  const [address = "/"] = path.split(/[?#]/, 1);
  const name = address === "/" ? "index" : (/^\/([A-Za-z][A-Za-z0-9-]*)(?:\.html)?\/?$/.exec(address)?.[1] ?? "");
  return ownPages.has(name) ? "" : (aliases[name] ?? name);
}

/** Checks that a path of the site leads to a page: a link that leads nowhere is dead. */
export function checkPath(path: unknown, pointer: string, { compiled }: SiteIndex, note: Note): void {
  if (typeof path !== "string" || !path.startsWith("/")) return;
  const [address = "/"] = path.split(/[?#]/, 1);
  const page = pageOfPath(path);
  if (findPage(address, compiled.paths)) return;
  if (page !== "" && Object.hasOwn(compiled.layouts, `page/${page}`)) return;
  const pages = Object.keys(compiled.layouts).flatMap((key) => {
    const known = key.startsWith("page/") ? key.slice(5) : "";
    return known === "" || ownPages.has(known) ? [] : (compiled.paths[key] ?? `/${known}`);
  });
  note(pointer, `No page has the address ${address}`, { written: address, choices: pages });
}
