import type { FastifyInstance } from "fastify";
import { Failure } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { WayIn, WayInParts } from "./createWayIn.ts";
import type { SignIn } from "./createSignIn.ts";
import { operatorCallOf } from "./Operator.ts";
import { recordAct } from "./recordAct.ts";

/** What the calls of the session need. */
export interface SessionRouteParts extends WayInParts {
  wayIn: WayIn;
  signIn: SignIn;
}

/** Serves signing in and out, who is signed in, and giving the password again. */
export function registerSession(
  app: FastifyInstance,
  { deps, sessions, signIn, cookie, wayIn }: SessionRouteParts,
): void {
  const { db, clock } = deps;

  operation(app, "signIn", async ({ body, request, reply }) => {
    const { operator, hasBothFactors } = await signIn.check(body, request, reply, { asksForCode: true });
    const session = await wayIn.open(request, reply, operator.id, { hasBothFactors });
    await db.query("UPDATE operator SET signed_in_at = $2 WHERE id = $1", [operator.id, clock.now()]);
    await recordAct(db, clock, operator.account, "signIn");
    return session;
  });

  operation(app, "getConsoleSession", ({ request }) => wayIn.told(operatorCallOf(request)));

  operation(app, "confirmOperator", async ({ body, request, reply }) => {
    const { operator, session } = operatorCallOf(request);
    if (session === null) throw new Failure(403, "not_allowed", "A program has no password to give.");
    await signIn.check({ account: operator.account, password: body.password }, request, reply, { asksForCode: false });
    // Again a token of its own: what was known of the one before is worth nothing now.
    const { hasBothFactors } = session;
    const opened = await wayIn.open(request, reply, operator.id, { hasBothFactors });
    await recordAct(db, clock, operator.account, "confirm");
    return opened;
  });

  operation(app, "signOut", async ({ request, reply }) => {
    const { operator, session } = operatorCallOf(request);
    if (session !== null) await sessions.end(session.token);
    await recordAct(db, clock, operator.account, "signOut");
    cookie.clear(reply);
    reply.header("clear-site-data", '"storage"');
    return {};
  });
}
