import type { Site } from "#contracts/config.ts";
import { canonicalJson } from "#json/canonical.ts";
import { revisionHash } from "../revisionHash.ts";

/** Parts of a site that the platform answers from, and that no browser downloads (record 53). */
const platformParts = ["banners", "help", "promotions"] as const;

/** A revision as it is stored: what browsers download, which names the rest by its hash, and the rest. */
export interface StoredSite {
  /** Canonical JSON. Its hash is the revision's, and covers what stands aside. */
  content: string;
  /** Canonical JSON of the parts that stand aside; null where there are none. */
  aside: string | null;
}

/** Splits a site into what browsers download and what the platform keeps for itself. */
export function splitSite(site: Site): StoredSite {
  const parts = platformParts.filter((part) => site[part] !== undefined);
  if (parts.length === 0) return { content: canonicalJson(site), aside: null };
  const { banners: _banners, help: _help, promotions: _promotions, ...shown } = site;
  const aside = canonicalJson(Object.fromEntries(parts.map((part) => [part, site[part]])));
  return { content: canonicalJson({ ...shown, aside: revisionHash(aside) }), aside };
}

/**
 * The whole site as JSON, of both parts of a stored one. Nothing is parsed: `aside` is the first member of the canonical
 * content, and what it names takes its place. The members are in another order than the canonical one then.
 */
export function joinSite({ content, aside }: StoredSite): string {
  if (aside === null) return content;
  const named = `{"aside":"${revisionHash(aside)}",`;
  if (!content.startsWith(named)) throw new Error("a revision does not name what stands aside of it");
  return `${aside.slice(0, -1)},${content.slice(named.length)}`;
}
