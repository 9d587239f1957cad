import type { Authenticator } from "#server/http/HttpPorts.ts";
import { Failure } from "#server/http/Failure.ts";
import type { Sessions } from "./createSessions.ts";

/** What may be called with a password that somebody else gave: who one is, whether it must be changed, its change, and the way out. */
const withGivenPassword: ReadonlySet<string> = new Set(["changePassword", "firstLogin", "getMemberInfo", "logout"]);

/** Lets only open sessions through, only account types that the call is for, and nobody further than a first password goes. */
export function authenticatePlayer(sessions: Sessions): Authenticator {
  return async (request, _reply, operation) => {
    const { token } = request.headers;
    const session = typeof token === "string" ? await sessions.find(token, operation.isPassive) : undefined;
    if (!session) throw new Failure(401, "not_logged_in", "Please log in.");
    if (operation.roles.length > 0 && !operation.roles.includes(session.type)) {
      throw new Failure(403, "not_allowed", "This account may not do that.");
    }
    if (session.mustChangePassword && !withGivenPassword.has(operation.id))
      throw new Failure(403, "must_change_password", "Please change the password that you were given first.");
    request.player = session;
  };
}
