import type { Site } from "#contracts/config.ts";
import type { Side } from "./merge/MergeConflict.ts";
import type { Revision } from "./Revision.ts";

/** A configuration that somebody wants live, and what it was made from. */
export interface Candidate {
  /** Hash of the published revision that `site` was made from. */
  baseHash: string;
  site: Site;
  kind: Revision["kind"];
  by: string;
  note: string;
  /** Publish only while this number is live; without it, changes published meanwhile are merged. */
  expectedSeq?: number | undefined;
  /** Answers to conflicts, by pointer. */
  resolutions?: ReadonlyMap<string, Side> | undefined;
}
