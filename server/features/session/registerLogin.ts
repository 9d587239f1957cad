import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { agentTypes } from "#server/features/member/Member.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import type { RememberedSecret } from "./createRememberMe.ts";
import { openSession } from "./openSession.ts";
import { proveIdentity } from "./proveIdentity.ts";
import type { SessionParts } from "./SessionParts.ts";

const perAddress: Limit = { most: 60, seconds: 300 };
const nobody = "00000000-0000-0000-0000-000000000000";

/** Serves logging in: with a password, with a code, and with the remember-me cookie. */
export function registerLogin(app: FastifyInstance, deps: Deps, parts: SessionParts): void {
  const { db, clock, liveSite } = deps;
  const { cookies, devices, remember, sessions, throttle } = parts;

  const setCookie = (reply: FastifyReply, secret: RememberedSecret) =>
    reply.setCookie(cookies.remember, secret.value, {
      ...cookies.options,
      expires: secret.expiresAt,
      maxAge: secondsTo(secret),
    });
  const secondsTo = ({ expiresAt }: RememberedSecret) =>
    Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000);
  const dropCookie = (reply: FastifyReply) => reply.clearCookie(cookies.remember, cookies.options);

  operation(app, "login", async ({ body, request, reply }) => {
    const member = await proveIdentity(body, request, deps, parts);
    if (body.agentSide && !agentTypes.includes(member.type)) throw refusal("non_agent", "Non-agents cannot log in.");
    const value = await withTransaction(db, (tx) =>
      openSession(tx, { member, username: body.username.trim(), request }, deps, sessions),
    );
    await devices.write(reply, member.account);
    if (liveSite.current().site.brand.settings.rememberMe === "token") {
      // Without the box ticked, what was remembered before is forgotten (access specification, section 4).
      const before = request.cookies[cookies.remember];
      if (before) await remember.forget(before);
      if (body.rememberMe) setCookie(reply, await remember.create(member.id));
      else if (before) dropCookie(reply);
    }
    return value;
  });

  operation(app, "rememberedLogin", async ({ request, reply }) => {
    await takeAll(throttle, [["rememberAddress", visitorOf(request), perAddress]]);
    const secret = request.cookies[cookies.remember];
    const outcome = secret ? await remember.use(secret) : ({ status: "unknown" } as const);
    if (outcome.status === "stolen") await sessions.endOthers(db, outcome.memberId, nobody, "remember secret reused");
    const member = outcome.status === "valid" ? await findMember(db, { id: outcome.memberId }) : undefined;
    if (outcome.status !== "valid" || !member || member.isDisabled) {
      if (outcome.status === "stolen") dropCookie(reply);
      throw refusal("not_remembered", "Please log in with your password.");
    }
    setCookie(reply, outcome.next);
    return withTransaction(db, (tx) => openSession(tx, { member, username: member.account, request }, deps, sessions));
  });

  operation(app, "getRemembered", async ({ request }) => {
    const secret = request.cookies[cookies.remember];
    const found = secret ? await remember.look(secret) : undefined;
    return { account: found?.account ?? null };
  });

  operation(app, "forgetRemembered", async ({ request, reply }) => {
    const secret = request.cookies[cookies.remember];
    if (secret) await remember.forget(secret);
    dropCookie(reply);
    return {};
  });
}
