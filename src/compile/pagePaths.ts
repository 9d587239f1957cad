import { isRecord } from "#json/isRecord.ts";

/** Paths of the pages that name one, by the key of their layout: `page/promotion` → `/promotions/:id`. */
export type PagePaths = Readonly<Record<string, string>>;

/** A page that a path leads to, and what stands in the path for its parts with a colon. */
export interface FoundPage {
  key: string;
  params: Readonly<Record<string, string>>;
}

/** A path of a page: parts of letters, digits, - and _, of which some are names of parameters, with a colon. */
export const pathPattern = /^(\/:?[A-Za-z0-9][A-Za-z0-9_-]*)+$/;

/** The paths that page documents name. */
export function pagePaths(pages: Readonly<Record<string, unknown>> | undefined): PagePaths {
  return Object.fromEntries(
    Object.entries(pages ?? {}).flatMap(([key, page]) =>
      isRecord(page) && page["area"] === "page" && typeof page["path"] === "string" && pathPattern.test(page["path"])
        ? [[`page/${key}`, page["path"]]]
        : [],
    ),
  );
}

/** The page whose path this is; of several the one that says more of it, `/games/new` before `/games/:id`. Null for none. */
export function findPage(path: string, paths: PagePaths): FoundPage | null {
  const parts = partsOf(path);
  let best: (FoundPage & { fixed: number }) | null = null;
  for (const [key, pattern] of Object.entries(paths)) {
    const wanted = partsOf(pattern);
    if (wanted.length !== parts.length) continue;
    const isFit = wanted.every((part, place) => part.startsWith(":") || part === parts[place]);
    const fixed = wanted.filter((part) => !part.startsWith(":")).length;
    if (!isFit || (best !== null && best.fixed >= fixed)) continue;
    const params = wanted.flatMap((part, place): [string, string][] =>
      part.startsWith(":") ? [[part.slice(1), parts[place] ?? ""]] : [],
    );
    best = { key, params: Object.fromEntries(params), fixed };
  }
  return best && { key: best.key, params: best.params };
}

function partsOf(path: string): string[] {
  return path
    .replace(/(?:\.html)?\/?$/, "")
    .split("/")
    .slice(1);
}
