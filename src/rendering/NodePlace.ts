import type { Pointer } from "#contracts/config.ts";
import type { Scope } from "#engine/index.ts";

/** Where a node stands: for reports, for explanations, and for hooks that need its scope. */
export interface NodePlace {
  readonly document: string;
  readonly pointer: Pointer;
  readonly scope: Scope;
}
