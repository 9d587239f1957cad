import { refusal, type Failure } from "#server/http/Failure.ts";

/** Something else was faster. */
export function gone(): Failure {
  return refusal("withdrawal_gone", "This withdrawal has changed meanwhile.");
}
