import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import { findMember } from "#server/features/member/findMember.ts";
import type { Member } from "#server/features/member/Member.ts";
import { noteEvent } from "#server/features/security/noteEvent.ts";
import { type Failure, refusal, refusalAt } from "#server/http/Failure.ts";
import type { FastifyRequest } from "fastify";
import type { SessionParts } from "./SessionParts.ts";
import type { Operations } from "#contracts/api.ts";

/** The clear body of the login call. */
type LoginBody = Operations["login"]["body"];

/**
 * Finds out who logs in, or refuses. Nobody can tell from the answer, its headers or its time whether an account exists,
 * whether it is locked, or what was wrong (S-33, S-34).
 */
export async function verifyCredentials(
  body: LoginBody,
  request: FastifyRequest,
  deps: Deps,
  parts: SessionParts,
): Promise<Member> {
  return body.type === "sms" ? proveByCode(body, request, deps, parts) : proveByPassword(body, request, deps, parts);
}

async function proveByPassword(
  body: LoginBody,
  request: FastifyRequest,
  { clock, db }: Deps,
  parts: SessionParts,
): Promise<Member> {
  const { attempts, botCheck, captchas, passwords } = parts;
  await botCheck.demand(body.botCheck, "login");
  const account = body.username.trim();
  const hasCaptcha = await captchas.check(body.captchaId, body.captcha);
  const member = await findMember(db, { account });
  // By the name that the account has, however it was typed: other spellings are no other counters.
  const guess = await attempts.begin(member?.account ?? account, request, hasCaptcha);
  if (guess.needsCaptcha) {
    const code = body.captcha ? "captcha_wrong" : "captcha_required";
    throw refusalAt("captcha", code, "Please type the characters of the picture.", { captchaRequired: true });
  }
  const isRight = await passwords.verify(body.password, member?.passwordHash ?? null).catch(async (error: unknown) => {
    await guess.withdraw();
    throw error;
  });
  if (guess.isLocked || !member || !isRight || member.isDisabled) {
    // Written for nobody too, so that it takes as long. What was not judged is not told to the member.
    const memberId = guess.isLocked ? null : (member?.id ?? null);
    await noteEvent(db, { memberId, kind: "loginFailed", now: clock.now(), request });
    throw wrong(guess.nextNeedsCaptcha);
  }
  await guess.succeed();
  return member;
}

async function proveByCode(body: LoginBody, request: FastifyRequest, deps: Deps, parts: SessionParts): Promise<Member> {
  const { flags, brand } = deps.liveSite.current().site;
  if (!compileFlags(flags).has("SMSLOGIN3")) throw refusal("feature_off", "This is not offered here.");
  const country = brand.settings.defaultCountry ?? "";
  const usual = isSupportedCountry(country) ? getCountryCallingCode(country) : "";
  const phone = {
    dialingCode: body.countryDialingCode ?? usual,
    mobileNum: body.username.trim().replace(/^0+/, ""),
  };
  // A code allows five guesses whoever makes them; here it is the visitor who is limited.
  const entry = await parts.attempts.enter(`+${phone.dialingCode}${phone.mobileNum}`, request);
  const isRight = await parts.codes.check("login", phone, body.password);
  const member = isRight ? await findMember(deps.db, phone) : undefined;
  if (member && !member.isDisabled) {
    await entry.giveBack();
    return member;
  }
  // The call's password is the code, and verificationCode is what every form calls it.
  throw refusalAt("verificationCode", "wrong_code", "The code is wrong or too old.", { captchaRequired: false });
}

/** The refusal that says neither whether there is such an account, nor what was wrong. */
export function wrong(captchaRequired: boolean): Failure {
  return refusal("wrong_account_or_password", "Wrong account or password.", { captchaRequired });
}
