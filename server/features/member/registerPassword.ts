import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { noteEvent } from "#server/features/security/noteEvent.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { demandFreshPassword } from "./demandFreshPassword.ts";
import { demandPasswordRule } from "./demandPasswordRule.ts";
import { invalidForm } from "./checkRegistration.ts";
import { findMember } from "./findMember.ts";
import type { MemberParts } from "./MemberParts.ts";
import { setPassword } from "./setPassword.ts";

const perMember: Limit = { most: 10, seconds: 900 };

/** Serves the change of a password: it ends every other session and everything that was remembered (S-22). */
export function registerPassword(app: FastifyInstance, deps: Deps, parts: MemberParts): void {
  const { db, clock, liveSite } = deps;
  const { memberWork, passwords, remember, resets, sessions, throttle } = parts;

  operation(app, "changePassword", async ({ body, request }) => {
    const session = playerSessionOf(request);
    await takeAll(throttle, [["changePassword", session.memberId, perMember]]);
    const { site } = liveSite.current();
    demandPasswordRule(body.newPassword, site);
    if (body.confirmNewPassword !== body.newPassword)
      throw invalidForm({ confirmNewPassword: { key: "form.mismatch" } });
    const member = await findMember(db, { id: session.memberId });
    if (!(await passwords.verify(body.oldPassword, member?.passwordHash ?? null))) {
      throw wrongPassword();
    }
    const isOld = body.newPassword === body.oldPassword;
    await demandFreshPassword(body.newPassword, { account: session.account, isOld, site });
    const hash = await passwords.hash(body.newPassword);
    return memberWork(session.memberId, async (tx, current) => {
      // Changed since it was judged: of several changes at the same moment one holds, and only its caller hears yes.
      if (!current || current.isDisabled || current.passwordHash !== member?.passwordHash) throw wrongPassword();
      await setPassword(tx, { memberId: session.memberId, hash, now: clock.now() });
      await noteEvent(tx, { memberId: session.memberId, kind: "passwordChanged", now: clock.now(), request });
      await remember.forgetAll(tx, session.memberId);
      // A link that was asked for before opens nothing any more.
      await resets.endAll(tx, session.memberId);
      return { endedSessions: await sessions.endOthers(tx, session.memberId, session.id, "password changed") };
    });
  });
}

function wrongPassword() {
  return refusal("wrong_password", "The old password is wrong.", {
    fieldErrors: { oldPassword: { key: "error.wrong_password" } },
  });
}
