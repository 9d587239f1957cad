import type { FastifyRequest } from "fastify";
import { Failure, refusal } from "#server/http/Failure.ts";
import { type OperatorCall, operatorCallOf, type OperatorSession } from "./Operator.ts";

/** A call of somebody who sits at the console. */
export interface PersonCall extends OperatorCall {
  session: OperatorSession;
}

/** Who sits at the console: a program's token says nothing of who that is. */
export function personOf(request: FastifyRequest): PersonCall {
  const { session, ...call } = operatorCallOf(request);
  if (session === null) throw new Failure(403, "not_allowed", "A program has no second factor and no passkey.");
  return { ...call, session };
}

/** Refuses to set up another way in where there is one that this session has not shown: a password alone would be all that it takes. */
export function demandProved({ session: { hasFactor, hasBothFactors } }: PersonCall): void {
  if (hasFactor && !hasBothFactors)
    throw refusal("factor_not_shown", "Please sign in again with your code or your passkey first.");
}
