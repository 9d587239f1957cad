import type { CallFailure, FailureKind } from "./Answer.ts";

/** A failure of our own making, with the code's text as its explanation. */
export function failure(kind: FailureKind, code: string, rest: Partial<CallFailure> = {}): CallFailure {
  return { kind, code, message: "", details: {}, ...rest };
}
