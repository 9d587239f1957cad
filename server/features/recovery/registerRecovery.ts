import type { FastifyInstance } from "fastify";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import { demandFreshPassword } from "#server/features/member/demandFreshPassword.ts";
import { demandPasswordRule } from "#server/features/member/demandPasswordRule.ts";
import { findMember } from "#server/features/member/findMember.ts";
import type { Member } from "#server/features/member/Member.ts";
import { openSession } from "#server/features/session/openSession.ts";
import { Failure, refusal, refusalAt } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { mayRecover } from "./mayRecover.ts";
import type { RecoveryParts } from "./RecoveryParts.ts";
import { recoveryWays, type RecoveryWays } from "./recoveryWays.ts";
import { registerPasswordMail } from "./registerPasswordMail.ts";
import { replacePassword } from "./replacePassword.ts";

/** Tries with a link, right or wrong. */
const linkTries: Limit = { most: 30, seconds: 300 };

/** Serves what a member does who has forgotten the password (access specification, section 4). */
export async function registerRecovery(app: FastifyInstance, deps: Deps, parts: RecoveryParts): Promise<void> {
  const { db, liveSite } = deps;
  const { attempts, codes, memberWork, passwords, resets, sessions, throttle } = parts;
  const demandWay = (way: keyof RecoveryWays) => {
    const { site } = liveSite.current();
    if (!recoveryWays(compileFlags(site.flags))[way]) throw refusal("feature_off", "This is not offered here.");
    return site;
  };
  const judge = async (password: string, { account, passwordHash }: Member) => {
    const isOld = await passwords.verify(password, passwordHash);
    await demandFreshPassword(password, { account, isOld, site: liveSite.current().site });
    return passwords.hash(password);
  };

  await registerPasswordMail(app, deps, parts, () => demandWay("mail"));

  operation(app, "resetPassword", async ({ body: { token, newPassword }, request }) => {
    const site = demandWay("mail");
    await takeAll(throttle, [["passwordLinkAddress", visitorOf(request), linkTries]]);
    demandPasswordRule(newPassword, site);
    const memberId = await resets.find(token);
    const member = memberId === undefined ? undefined : await findMember(db, { id: memberId });
    if (!mayRecover(member)) throw linkDead();
    const hash = await judge(newPassword, member);
    const endedSessions = await memberWork(member.id, async (tx, current) => {
      if (!mayRecover(current) || !(await resets.useUp(tx, token, request.ip))) throw linkDead();
      return replacePassword(tx, { member: current, hash, way: "mail", request }, deps, parts);
    });
    await attempts.forgive(member.account, request);
    return { account: member.account, endedSessions };
  });

  operation(app, "setPasswordByPhone", async ({ body, request }) => {
    const site = demandWay("phone");
    demandPasswordRule(body.newPassword, site);
    const country = site.brand.settings.defaultCountry ?? "";
    const usual = isSupportedCountry(country) ? getCountryCallingCode(country) : "";
    const phone = {
      dialingCode: body.countryDialingCode ?? usual,
      mobileNum: body.mobileNum.replace(/^0+/, ""),
    };
    // A code allows five guesses whoever makes them; here it is the visitor who is limited.
    const entry = await attempts.enter(`+${phone.dialingCode}${phone.mobileNum}`, request);
    const proof = await codes.prove("forgot", phone, body.verificationCode);
    const member = proof && (await findMember(db, phone));
    if (!proof || !mayRecover(member)) throw wrongCode();
    // Judged only now: who has no code learns nothing of the password that there is. A refusal leaves the code alive.
    const hash = await judge(body.newPassword, member);
    const value = await memberWork(member.id, async (tx, current) => {
      if (!mayRecover(current) || !(await proof.useUp(tx))) throw wrongCode();
      await replacePassword(tx, { member: current, hash, way: "phone", request }, deps, parts);
      await resets.notePhone(tx, current.id, request.ip);
      const changed = await findMember(tx, { id: current.id });
      if (!changed) throw new Error("The member that was held is not there");
      // A code that is asked for now keeps nobody from the new password: it is set, and the login goes on with its second step.
      return openSession(tx, { member: changed, username: changed.account, request }, deps, sessions).catch(asAnswer);
    });
    await attempts.forgive(member.account, request);
    await entry.giveBack();
    if (value instanceof Failure) throw value;
    return value;
  });
}

/** A refusal that must not undo what was done before it. */
function asAnswer(error: unknown): Failure {
  if (error instanceof Failure && error.code === "second_factor_required") return error;
  throw error;
}

function linkDead() {
  return refusal("link_dead", "This link has been used or is too old. Please ask for a new one.");
}

function wrongCode() {
  return refusalAt("verificationCode", "wrong_code", "The code is wrong or too old.");
}
