import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ConsoleSession } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { Failure } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { consoleCookie } from "./consoleCookie.ts";
import { operatorLimits, type OperatorSessions } from "./createOperatorSessions.ts";
import type { SignIn } from "./createSignIn.ts";
import { csrfToken } from "./csrfToken.ts";
import { operatorCallOf, type OperatorCall } from "./Operator.ts";
import { recordAct } from "./recordAct.ts";
import { rightsOf } from "./rights.ts";

/** What the calls of the session need. */
export interface SessionRouteParts {
  deps: Pick<Deps, "db" | "clock">;
  sessions: OperatorSessions;
  signIn: SignIn;
  cookie: ReturnType<typeof consoleCookie>;
}

/** Serves signing in and out, who is signed in, and giving the password again. */
export function registerSession(app: FastifyInstance, { deps, sessions, signIn, cookie }: SessionRouteParts): void {
  const { db, clock } = deps;

  operation(app, "signIn", async ({ body, request, reply }) => {
    const operator = await signIn.check(body, request, reply, { asksForCode: true });
    // A session that was open in this browser ends: every sign-in has a token of its own (S-20).
    await endOld(request);
    const token = await sessions.open(operator.id);
    await db.query("UPDATE operator SET signed_in_at = $2 WHERE id = $1", [operator.id, clock.now()]);
    await recordAct(db, clock, operator.account, "signIn");
    cookie.set(reply, token);
    return toSession(await found(token));
  });

  operation(app, "getConsoleSession", ({ request }) => toSession(operatorCallOf(request)));

  operation(app, "confirmOperator", async ({ body, request, reply }) => {
    const { operator, session } = operatorCallOf(request);
    if (session === null) throw new Failure(403, "not_allowed", "A program has no password to give.");
    await signIn.check({ account: operator.account, password: body.password }, request, reply, { asksForCode: false });
    // Again a token of its own: what was known of the one before is worth nothing now.
    await sessions.end(session.token);
    const token = await sessions.open(operator.id);
    await recordAct(db, clock, operator.account, "confirm");
    cookie.set(reply, token);
    return toSession(await found(token));
  });

  operation(app, "signOut", async ({ request, reply }) => {
    const { operator, session } = operatorCallOf(request);
    if (session !== null) await sessions.end(session.token);
    await recordAct(db, clock, operator.account, "signOut");
    cookie.clear(reply);
    reply.header("clear-site-data", '"storage"');
    return {};
  });

  async function endOld(request: FastifyRequest): Promise<void> {
    const token = cookie.read(request);
    if (token !== undefined) await sessions.end(token);
  }

  async function found(token: string): Promise<OperatorCall> {
    const call = await sessions.findSession(token);
    if (call === null) throw new Error("a session that was just opened is gone");
    return call;
  }

  function toSession({ operator, session, mustEnrol }: OperatorCall): ConsoleSession {
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
      confirmedUntil: new Date(session.confirmedAt.getTime() + confirmedMs).toISOString(),
    };
  }
}
