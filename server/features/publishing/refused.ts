import { Failure } from "#server/http/Failure.ts";
import type { ConfigProblem } from "../gate/ConfigProblem.ts";

/** The gate found errors: 422, with all of them. */
export function refused(problems: readonly ConfigProblem[]): Failure {
  return new Failure(422, "refused", "The configuration cannot go live as it is.", { value: { problems } });
}
