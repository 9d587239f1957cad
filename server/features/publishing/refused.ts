import type { Diagnostic } from "#contracts/api.ts";
import { Failure } from "#server/http/Failure.ts";

/** The gate found errors: 422, with all of them. */
export function refused(problems: readonly Diagnostic[]): Failure {
  return new Failure(422, "refused", "The configuration cannot go live as it is.", { value: { problems } });
}
