import { addressNames, ownPages } from "./pageKey.ts";
import type { PagePaths } from "./pagePaths.ts";

/**
 * The one path that a page is known by, of those that lead to it: `/help` for `page/help`, `/deposit-rank` for
 * `page/depositRank`. Null where an address alone does not say what it shows, as with `/promotions/:id`, and for what the
 * program shows by itself.
 */
export function pageAddress(key: string, paths: PagePaths): string | null {
  const name = key.slice("page/".length);
  if (!key.startsWith("page/") || ownPages.has(name)) return null;
  const path = Object.hasOwn(paths, key) ? paths[key] : `/${addressNames[name] ?? name}`;
  return path === undefined || path.includes("/:") ? null : path;
}
