import { pageAddress } from "#compile/pageAddress.ts";
import { pagePaths } from "#compile/pagePaths.ts";
import type { Site } from "#contracts/config.ts";
import { lookOf } from "../discovery/lookOf.ts";
import type { HeadPlace } from "./composeHead.ts";
import { layoutOf } from "./layoutOf.ts";

/** What pages of a site say of themselves beside what is drawn of them. */
export interface PlaceParts {
  origin: string;
  worker: string | null;
}

/** What the head of a page is made from. `path` is the one that was asked for, `key` the layout's (`page/help`). */
export function placeOf(
  site: Site,
  { path, key, theme }: { path: string; key: string; theme: "dark" | "light" },
  { origin, worker }: PlaceParts,
): HeadPlace {
  const { brand } = site;
  return {
    origin,
    // A path with parts of its own is the one that was asked for.
    path: pageAddress(key, pagePaths(site.pages)) ?? path.replace(/(?:\.html)?\/?$/, ""),
    name: key.slice("page/".length),
    brand: brand.name,
    defaultLanguage: brand.settings.defaultLanguage,
    isUnlisted: layoutOf(site, key)?.unlisted ?? false,
    colour: site.theme[theme]["surface-0"],
    look: lookOf(site),
    worker,
  };
}
