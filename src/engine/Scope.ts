import type { Pointer } from "#contracts/config.ts";

/** What bindings and conditions read. Reads are observed by whoever observes the sources behind it. */
export interface Scope {
  /** The value at a pointer (`/session/account`); undefined where nothing is. Never throws. */
  read(pointer: Pointer): unknown;
  /** Is the feature on? Unknown is off. */
  isFlagOn(flag: string): boolean;
  /** Which layer answers for a pointer: its name and depth for people ("row 3", "site"); undefined where none does. */
  sourceOf(pointer: Pointer): string | undefined;
}
