import type { FastifyReply, FastifyRequest } from "fastify";
import type { ConsoleSession } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { consoleCookie } from "./consoleCookie.ts";
import { operatorLimits, type OperatorSessions } from "./createOperatorSessions.ts";
import { csrfToken } from "./csrfToken.ts";
import type { OperatorCall, SessionProof } from "./Operator.ts";
import { rightsOf } from "./rights.ts";

/** What an operator comes in by. */
export interface WayInParts {
  deps: Pick<Deps, "db" | "clock">;
  sessions: OperatorSessions;
  cookie: ReturnType<typeof consoleCookie>;
}

/** The way in, whatever proved who is there, and what is told of a session. */
export interface WayIn {
  /** Opens a session with a token of its own, in place of the one that was open in this browser (S-20). */
  open(request: FastifyRequest, reply: FastifyReply, operatorId: string, proof: SessionProof): Promise<ConsoleSession>;
  told(call: OperatorCall): ConsoleSession;
}

/** The way in, over cookies. */
export function createWayIn({ deps: { clock }, sessions, cookie }: WayInParts): WayIn {
  const told = ({ operator, session, mustEnrol }: OperatorCall): ConsoleSession => {
    const { idleMs, longestMs, confirmedMs } = operatorLimits;
    const rights = rightsOf(operator.role);
    if (session === null)
      return { operator, rights, csrf: "", expiresAt: new Date(clock.now().getTime() + longestMs).toISOString() };
    return {
      operator,
      rights,
      csrf: csrfToken(session.token),
      expiresAt: session.endsAt.toISOString(),
      idleSeconds: idleMs / 1000,
      mustEnrol,
      mustProve: mustEnrol && session.hasFactor,
      isPasswordEnough: rights.publish && !session.isFactorDemanded,
      confirmedUntil: new Date(session.confirmedAt.getTime() + confirmedMs).toISOString(),
    };
  };
  return {
    told,
    async open(request, reply, operatorId, proof) {
      const old = cookie.read(request);
      if (old !== undefined) await sessions.end(old);
      const token = await sessions.open(operatorId, proof);
      const call = await sessions.findSession(token);
      if (call === null) throw new Error("a session that was just opened is gone");
      cookie.set(reply, token);
      return told(call);
    },
  };
}
