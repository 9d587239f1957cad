import type { Operator } from "#contracts/api.ts";
import type { FastifyRequest } from "fastify";
import type { TokenScope } from "./tokenScopes.ts";

/** What an operator is; `schemas/rights.json` says what that allows. */
export type OperatorRole = Operator["role"];

/** How a call of the console came in: who it is, and the session behind a cookie (null behind a bearer token). */
export interface OperatorCall {
  operator: Operator;
  session: OperatorSession | null;
  /** What a program's token is for; null for a person. */
  scopes: readonly TokenScope[] | null;
  /** More than a password is demanded, and this session has not shown it: nothing but setting it up is served. False behind a bearer token. */
  mustEnrol: boolean;
}

/** An open session at the console. */
export interface OperatorSession {
  /** The secret in the cookie. */
  token: string;
  /** Ends then at the latest. */
  endsAt: Date;
  /** When the password was last given. */
  confirmedAt: Date;
  /** Whether more than a password was shown in it: a code, a passkey, or a factor that was set up in it. */
  hasBothFactors: boolean;
  /** Whether the operator has more than a password by now. */
  hasFactor: boolean;
  /** Whether more than a password is demanded of the operator. */
  isFactorDemanded: boolean;
}

/** How an operator has proved who is there. */
export type SessionProof = Pick<OperatorSession, "hasBothFactors">;

declare module "fastify" {
  interface FastifyRequest {
    operatorCall: OperatorCall | null;
  }
}

/** Who makes a call of the console. The route has checked it before the handler runs. */
export function operatorCallOf(request: FastifyRequest): OperatorCall {
  if (!request.operatorCall) throw new Error("This call is served without checking who calls");
  return request.operatorCall;
}
