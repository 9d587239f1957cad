import type { Operator } from "#contracts/api.ts";
import type { FastifyRequest } from "fastify";
import type { Clock } from "#server/Clock.ts";
import { Failure } from "#server/http/Failure.ts";
import { checkConfirmed } from "./checkConfirmed.ts";
import { operatorCallOf } from "./Operator.ts";

/** Who gives rights to people and programs: somebody who has just given the password, and no program. */
export function demandPerson(request: FastifyRequest, clock: Clock): Operator {
  const call = operatorCallOf(request);
  if (call.session === null) throw new Failure(403, "not_allowed", "A program gives nobody rights: please sign in.");
  checkConfirmed(call, clock);
  return call.operator;
}
