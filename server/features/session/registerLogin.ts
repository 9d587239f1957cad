import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { agentTypes } from "#server/features/member/Member.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { createRememberCookie } from "./createRememberCookie.ts";
import { openSession } from "./openSession.ts";
import { verifyCredentials, wrong } from "./verifyCredentials.ts";
import type { SessionParts } from "./SessionParts.ts";

const perAddress: Limit = { most: 60, seconds: 300 };
const nobody = "00000000-0000-0000-0000-000000000000";

/** Serves logging in: with a password, with a code, and with the remember-me cookie. */
export function registerLogin(app: FastifyInstance, deps: Deps, parts: SessionParts): void {
  const { cookies, devices, memberWork, remember, sessions, throttle } = parts;

  const cookie = createRememberCookie(deps, parts);

  operation(app, "login", async ({ body, request, reply }) => {
    const member = await verifyCredentials(body, request, deps, parts);
    if (body.agentSide && !agentTypes.includes(member.type)) throw refusal("non_agent", "Non-agents cannot log in.");
    // Read before the transaction, which should not wait for another connection.
    await deps.keys.live("ticket");
    const value = await memberWork(member.id, async (tx, current) => {
      // Disabled, or given another password, since it was judged: what was proved is worth nothing any more.
      if (!current || current.isDisabled || current.passwordHash !== member.passwordHash) throw wrong(false);
      return openSession(tx, { member: current, username: body.username.trim(), request }, deps, sessions);
    });
    await cookie.settle({ request, reply, member, isWanted: body.rememberMe === true });
    return value;
  });

  operation(app, "rememberedLogin", async ({ request, reply }) => {
    await takeAll(throttle, [["rememberAddress", visitorOf(request), perAddress]]);
    const secret = request.cookies[cookies.remember];
    const found = secret ? await remember.find(secret) : undefined;
    if (!secret || !found) throw notRemembered();
    const device = await devices.read(request, found.account);
    const { value, next, isStolen } = await memberWork(found.memberId, async (tx, member) => {
      const outcome = await remember.use(tx, secret, device);
      if (outcome.status === "stolen") {
        await sessions.endOthers(tx, found.memberId, nobody, "remember secret reused");
        return { isStolen: true };
      }
      if (outcome.status !== "valid" || !member || member.isDisabled) return { isStolen: false };
      return {
        isStolen: false,
        next: outcome.next,
        value: await openSession(
          tx,
          { member, username: member.account, request, hasBothFactors: true },
          deps,
          sessions,
        ),
      };
    });
    if (isStolen) cookie.drop(reply);
    if (!value) throw notRemembered();
    cookie.set(reply, next);
    return value;
  });

  operation(app, "getRemembered", async ({ request }) => {
    const secret = request.cookies[cookies.remember];
    const owner = secret ? await remember.find(secret) : undefined;
    const device = owner && (await devices.read(request, owner.account));
    const found = secret ? await remember.look(secret, device) : undefined;
    return { account: found?.account ?? null };
  });

  operation(app, "forgetRemembered", async ({ request, reply }) => {
    const secret = request.cookies[cookies.remember];
    if (secret) await remember.forget(secret);
    cookie.drop(reply);
    return {};
  });
}

function notRemembered() {
  return refusal("not_remembered", "Please log in with your password.");
}
