import { pageName } from "./pageName.ts";
import { findPage, type PagePaths } from "./pagePaths.ts";

/** Pages that the program shows by itself; no address leads to them. */
export const ownPages: ReadonlySet<string> = new Set(["maintenance", "blocked", "notFound"]);

/** Other names of pages (decisions, "Behaviour"; access specification, section 2). */
const aliases: Readonly<Record<string, string>> = {
  download: "down",
  "deposit-rank": "depositRank",
  "bet-rank": "betRank",
};

/** The names that pages have in addresses, where these are others than their layouts'. */
export const addressNames: Readonly<Record<string, string>> = {
  depositRank: "deposit-rank",
  betRank: "bet-rank",
};

/**
 * The key of the page at a path: `/index` and `/index.html` are `page/index`. A path without a page is `page/notFound`;
 * `exists` says which layouts there are, so a brand adds a page by adding a layout. Pages that name their path are at no other.
 */
export function pageKey(path: string, exists: (key: string) => boolean, paths: PagePaths = {}): string {
  const found = findPage(path, paths);
  if (found) return found.key;
  const name = pageName(path);
  if (name === null || ownPages.has(name)) return "page/notFound";
  const key = `page/${aliases[name] ?? name}`;
  return exists(key) && !Object.hasOwn(paths, key) ? key : "page/notFound";
}
