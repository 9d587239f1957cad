import type { Site } from "#contracts/config.ts";
import type { Side } from "./merge/JsonConflict.ts";
import type { StoredRevision } from "./StoredRevision.ts";

/** A configuration that somebody wants live, and what it was made from. */
export interface Candidate {
  /** Hash of the published revision that it was made from. */
  baseHash: string;
  /** The configuration, or its canonical JSON as it was kept. */
  site: Site | string;
  kind: StoredRevision["kind"];
  by: string;
  /** Whose budget the work on it is taken from; without it, that of `by`. */
  operatorId?: string | undefined;
  note: string;
  /** Publish only while this number is live; without it, changes published meanwhile are merged. */
  expectedSeq?: number | undefined;
  /** Answers to conflicts, by pointer. */
  resolutions?: ReadonlyMap<string, Side> | undefined;
}
