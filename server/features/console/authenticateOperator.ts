import type { OperationId } from "#contracts/api.ts";
import type { FastifyRequest } from "fastify";
import { Failure } from "#server/http/Failure.ts";
import type { Authenticator } from "#server/http/HttpPorts.ts";
import { checkSameSite } from "#server/http/sameSite.ts";
import { isSameHash } from "#server/security/tokens.ts";
import { createBodyTurns } from "./createBodyTurns.ts";
import type { consoleCookie } from "./consoleCookie.ts";
import type { OperatorSessions } from "./createOperatorSessions.ts";
import { csrfToken } from "./csrfToken.ts";
import type { OperatorCall } from "./Operator.ts";
import { mayScopes } from "./tokenScopes.ts";

/** Calls of an operator who still has to set up a second factor. */
const beforeEnrolment: ReadonlySet<OperationId> = new Set<OperationId>([
  "getConsoleSession",
  "confirmOperator",
  "signOut",
  "getOperatorFactor",
  "startOperatorFactor",
  "confirmOperatorFactor",
  "listOperatorPasskeys",
  "startOperatorPasskey",
  "addOperatorPasskey",
  "getOperatorRule",
]);

/**
 * Lets operators through whose role the call is for. A call with the session's cookie that changes something must come
 * from our own page and carry its x-csrf value; a bearer token is never sent by a browser on its own and needs neither.
 */
export function authenticateOperator(
  sessions: OperatorSessions,
  cookie: ReturnType<typeof consoleCookie>,
): Authenticator {
  const find = async (request: FastifyRequest, isPassive: boolean): Promise<OperatorCall | null> => {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (bearer !== undefined) return sessions.findBearer(bearer);
    const token = cookie.read(request);
    return token === undefined ? null : sessions.findSession(token, isPassive);
  };

  const bodyTurns = createBodyTurns();

  return async (request, reply, operation) => {
    const call = await find(request, operation.isPassive);
    if (call === null) throw new Failure(401, "not_signed_in", "Please sign in.");
    if (call.session !== null) {
      // The console is served from our own origin only.
      checkSameSite(request, { allowedOrigins: [], isHttps: request.server.ports.isHttps });
      if (operation.method !== "GET") checkCsrf(request, call.session.token);
    }
    if (call.mustEnrol && !beforeEnrolment.has(operation.id)) {
      throw new Failure(
        403,
        "second_factor_needed",
        "Please set up a second factor or a passkey first, under Account.",
      );
    }
    if (!operation.roles.includes(call.operator.role)) {
      throw new Failure(403, "not_allowed", "Your role may not do that.");
    }
    if (call.scopes !== null && !mayScopes(call.scopes, operation.right)) {
      const scope = call.scopes.join(" ");
      throw new Failure(403, "scope_too_small", `This token may not do that: it is for ${scope}.`);
    }
    if (operation.hasLargeBody) bodyTurns(call.operator.id, reply);
    request.operatorCall = call;
  };
}

function checkCsrf(request: FastifyRequest, token: string): void {
  const sent = Buffer.from(String(request.headers["x-csrf"] ?? ""));
  if (!isSameHash(sent, Buffer.from(csrfToken(token)))) {
    throw new Failure(403, "csrf", "This call did not come from the console's page. Please load it again.");
  }
}
