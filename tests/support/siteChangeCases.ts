import type { Site } from "#contracts/config.ts";
import { applyPatch } from "#server/features/publishing/patch/applyPatch.ts";
import type { PatchOperation } from "#contracts/api.ts";
import cases from "../fixtures/publishing/changes.json" with { type: "json" };

/** One thing that a publication changes, and what is drawn again for it. */
export interface SiteChangeCase {
  name: string;
  patch: PatchOperation[];
  /** Pages of the site, by the names of the runner, that are drawn again; `all` is every one. */
  pages: readonly string[] | "all";
  /** Documents that the gate draws again. */
  documents: readonly string[] | "all";
  /** Documents that an operator is told of. */
  impact: readonly string[] | "all";
}

/** Every kind of thing that a publication changes. */
export const siteChangeCases = cases as SiteChangeCase[];

/** A site with a change made to it. */
export function withChange(site: Site, { patch }: Pick<SiteChangeCase, "patch">): Site {
  return applyPatch(structuredClone(site), patch) as Site;
}
