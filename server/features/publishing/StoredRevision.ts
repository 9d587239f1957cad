import type { DiffSummary } from "./diff/summariseDiff.ts";

/** One time a configuration went live. `seq` only grows; one content that goes live twice has one hash and two numbers. */
export interface StoredRevision {
  seq: number;
  hash: string;
  kind: "import" | "publish" | "revert";
  note: string;
  by: string;
  at: Date;
  /** The live revision it took the place of. */
  base: string | null;
  summary: DiffSummary;
}
