import { changesBetween, isTouched, type SiteChanges } from "#compile/changes/siteChanges.ts";
import type { SiteReads } from "#compile/changes/SiteReads.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";

/** A page that was drawn, what it was drawn from, and the site that it looks like that in. */
export interface KeptPage<Drawn> {
  site: PlayerSite;
  reads: SiteReads;
  /** Codes of the languages that its texts come from. */
  texts: readonly string[];
  /** Whatever else it hangs on: it must be the same to the letter. */
  around: string;
  drawn: Drawn;
}

/** Pages from one revision to the next. */
export interface PageMemory<Drawn> {
  /** The page as it was drawn, where drawing it of this site would give the same; undefined where that is not known. */
  recall(name: string, site: PlayerSite, around: string): Drawn | undefined;
  keep(name: string, page: KeptPage<Drawn>): void;
}

/** Pages that are remembered. */
const mostPages = 400;
/** Sites that pages are compared with: of one that was last seen longer ago, whole sites would have to be kept. */
const mostSites = 3;

/**
 * Remembers pages with what they were drawn from. Nothing is asked about the order of revisions: a page holds where each thing
 * that was read is the same in the new site, so that a revert, or two publications at once, are nothing special.
 */
export function createPageMemory<Drawn>(): PageMemory<Drawn> {
  const pages = new Map<string, KeptPage<Drawn>>();
  const compared = new WeakMap<PlayerSite, WeakMap<PlayerSite, SiteChanges>>();

  const changes = (before: PlayerSite, next: PlayerSite): SiteChanges => {
    const known = compared.get(before)?.get(next);
    if (known) return known;
    const found = changesBetween(before, next);
    compared.set(before, (compared.get(before) ?? new WeakMap<PlayerSite, SiteChanges>()).set(next, found));
    return found;
  };
  const put = (name: string, page: KeptPage<Drawn>) => {
    pages.delete(name);
    pages.set(name, page);
    const sites = [...new Set([...pages.values()].map(({ site }) => site).toReversed())];
    const old = new Set(sites.slice(mostSites));
    for (const [key, { site }] of pages) if (old.has(site)) pages.delete(key);
    const [oldest] = pages.keys();
    if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
  };

  return {
    recall(name, site, around) {
      const page = pages.get(name);
      if (page === undefined || page.around !== around) return undefined;
      if (page.site !== site && isTouched(page.reads, changes(page.site, site), page.texts)) return undefined;
      put(name, { ...page, site });
      return page.drawn;
    },
    keep: put,
  };
}
