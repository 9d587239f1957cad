import type { JsonConflict, Side } from "./JsonConflict.ts";
import type { Slot } from "./Slot.ts";

/** What the parts of one merge share: the answers to conflicts known beforehand, those found, and the way down. */
export interface MergeContext {
  /** By the conflict's pointer. */
  resolutions: ReadonlyMap<string, Side>;
  conflicts: JsonConflict[];
  merge(pointer: string, base: Slot, mine: Slot, theirs: Slot): Slot;
}
