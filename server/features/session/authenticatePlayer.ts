import type { Authenticator } from "#server/http/HttpPorts.ts";
import { Failure } from "#server/http/Failure.ts";
import type { Sessions } from "./createSessions.ts";

/** Lets only open sessions through, and only account types that the call is for. */
export function authenticatePlayer(sessions: Sessions): Authenticator {
  return async (request, _reply, operation) => {
    const { token } = request.headers;
    const session = typeof token === "string" ? await sessions.find(token, operation.isPassive) : undefined;
    if (!session) throw new Failure(401, "not_logged_in", "Please log in.");
    if (operation.roles.length > 0 && !operation.roles.includes(session.type)) {
      throw new Failure(403, "not_allowed", "This account may not do that.");
    }
    request.player = session;
  };
}
