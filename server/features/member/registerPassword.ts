import type { FastifyInstance } from "fastify";
import { checkField } from "#compile/forms/check.ts";
import { compileRule } from "#compile/forms/compileRule.ts";
import type { Site } from "#contracts/config.ts";
import type { CheckError } from "#contracts/entities.ts";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { invalidForm } from "./checkRegistration.ts";
import { findMember } from "./findMember.ts";
import { isGuessable } from "./isGuessable.ts";
import type { MemberParts } from "./MemberParts.ts";

const perMember: Limit = { most: 10, seconds: 900 };

/** Serves the change of a password: it ends every other session and everything that was remembered (S-22). */
export function registerPassword(app: FastifyInstance, deps: Deps, parts: MemberParts): void {
  const { db, clock, liveSite } = deps;
  const { memberWork, passwords, remember, sessions, throttle } = parts;

  operation(app, "changePassword", async ({ body, request }) => {
    const session = playerSessionOf(request);
    await takeAll(throttle, [["changePassword", session.memberId, perMember]]);
    const { site } = liveSite.current();
    const error = checkPassword(body.newPassword, site);
    if (error) throw invalidForm({ newPassword: error });
    if (body.confirmNewPassword !== body.newPassword)
      throw invalidForm({ confirmNewPassword: { key: "form.mismatch" } });
    const member = await findMember(db, { id: session.memberId });
    if (!(await passwords.verify(body.oldPassword, member?.passwordHash ?? null))) {
      throw wrongPassword();
    }
    if (body.newPassword === body.oldPassword) throw invalidForm({ newPassword: { key: "error.same_password" } });
    if (await isGuessable(body.newPassword, [session.account, site.brand.name])) {
      throw invalidForm({ newPassword: { key: "error.weak_password" } });
    }
    const hash = await passwords.hash(body.newPassword);
    return memberWork(session.memberId, async (tx, current) => {
      // Changed since it was judged: of several changes at the same moment one holds, and only its caller hears yes.
      if (!current || current.isDisabled || current.passwordHash !== member?.passwordHash) throw wrongPassword();
      await tx.query(
        "UPDATE member SET password_hash = $2, password_changed_at = $3, must_change_password = false WHERE id = $1",
        [session.memberId, hash, clock.now()],
      );
      await remember.forgetAll(tx, session.memberId);
      return { endedSessions: await sessions.endOthers(tx, session.memberId, session.id, "password changed") };
    });
  });
}

function wrongPassword() {
  return refusal("wrong_password", "The old password is wrong.", {
    fieldErrors: { oldPassword: { key: "error.wrong_password" } },
  });
}

/** A new password must fit the rule of the registration (access specification, section 5). */
function checkPassword(password: string, site: Site): CheckError | null {
  const rule = site.rules.register.password;
  const compiled = rule && compileRule({ ...rule, required: true });
  return compiled && "rule" in compiled ? checkField(compiled.rule, password, {}) : null;
}
