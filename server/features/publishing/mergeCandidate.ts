import type { Site } from "#contracts/config.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import { mergeJson, type MergeResult } from "./merge/mergeJson.ts";
import type { Candidate } from "./Candidate.ts";

/** What would be live if the candidate were published now: its changes against its base, made to the live revision. */
export function mergeCandidate(
  candidate: Pick<Candidate, "site" | "baseHash" | "resolutions">,
  base: Site,
  live: LiveRevision,
): MergeResult<Site> {
  // Nobody published meanwhile: nothing to merge, and the candidate stays what its author saw.
  if (candidate.baseHash === live.hash) return { value: candidate.site, conflicts: [] };
  return mergeJson(base, candidate.site, live.site, candidate.resolutions);
}
