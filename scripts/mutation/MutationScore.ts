import type { MutatedPart } from "./mutatedParts.ts";

/** The share of changes that tests must notice. */
export const leastKilled = 0.8;

/** How many of the changes of a part were noticed. */
export interface MutationScore {
  part: MutatedPart;
  /** Changes that a test noticed, by failing or by never ending. */
  killed: number;
  /** Changes that no test noticed, those that no test reaches among them. */
  survived: number;
  /** Changes that could be tried: more than were, when a sample was taken. */
  of: number;
  /** The commit that was the newest when this was measured. */
  commit: string;
  /** Files with the most changes that nobody noticed, the worst first. */
  weakest: { file: string; survived: number }[];
}
