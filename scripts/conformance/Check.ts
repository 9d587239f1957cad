import type { OperationId } from "#contracts/api.ts";
import type { Visitor } from "./createVisitor.ts";

/** One thing that a platform must do, tried over the network. */
export interface Check {
  /** The call it is about. */
  call: OperationId;
  /** What must hold, a sentence in the present tense. */
  title: string;
  /** Throws where it does not hold, in words that its builder can act on; `NotTried` where it cannot be told. */
  run(visitor: Visitor): Promise<void>;
}

/** How a check ended. */
export interface CheckResult {
  check: Check;
  outcome: "passed" | "failed" | "not tried";
  /** Why it failed or was not tried. */
  reason?: string;
}
