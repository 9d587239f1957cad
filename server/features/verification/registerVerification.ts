import type { FastifyInstance } from "fastify";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import type { BotCheck } from "#server/features/bot-check/createBotCheck.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { mayRecover } from "#server/features/recovery/mayRecover.ts";
import { refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import type { CodeLimits } from "./createCodeLimits.ts";
import { codeMinutes, type Codes } from "./createCodes.ts";

/** What codes are sent with. */
export interface VerificationParts {
  botCheck: BotCheck;
  codes: Codes;
  limits: CodeLimits;
}

/** Serves the calls that send codes by text message. */
export function registerVerification(
  app: FastifyInstance,
  deps: Deps,
  { botCheck, codes, limits }: VerificationParts,
): void {
  const { db, liveSite } = deps;
  const isOn = (flag: string) => compileFlags(liveSite.current().site.flags).has(flag);
  const fallback = () => liveSite.current().site.brand.settings.defaultLanguage;

  operation(app, "sendLoginCode", async ({ body, request }) => {
    if (!isOn("SMSLOGIN3")) throw refusal("feature_off", "This is not offered here.");
    await botCheck.demand(body.botCheck, "loginCode");
    const to = { dialingCode: body.countryDialingCode, mobileNum: withoutZeros(body.mobileNum) };
    await limits(to, request);
    // Nobody is told, by the answer or by its time, whether the number belongs to anyone; only those who have an account
    // get a message.
    const member = await findMember(db, to);
    const isForNobody = !member || member.isDisabled;
    await codes.send("login", to, { language: languageOf(request, fallback()), isForNobody });
    return { expiredMinutes: codeMinutes };
  });

  operation(app, "sendForgotCode", async ({ body, request }) => {
    if (!isOn("CHNGPASSVERIF3")) throw refusal("feature_off", "This is not offered here.");
    await botCheck.demand(body.botCheck, "forgotCode");
    const to = { dialingCode: body.countryDialingCode, mobileNum: withoutZeros(body.mobileNum) };
    await limits(to, request);
    const member = await findMember(db, to);
    await codes.send("forgot", to, { language: languageOf(request, fallback()), isForNobody: !mayRecover(member) });
    return { expiredMinutes: codeMinutes };
  });

  operation(app, "sendRegisterCode", async ({ body, request }) => {
    if (!isOn("DIRECTREG3")) throw refusal("feature_off", "This is not offered here.");
    await botCheck.demand(body.botCheck, "registerCode");
    const to = { dialingCode: body.countryDialingCode, mobileNum: withoutZeros(body.mobileNo) };
    await limits(to, request);
    await codes.send("register", to, { language: languageOf(request, fallback()) });
    return { expiredMinutes: codeMinutes };
  });
}

/** The zero that people dial inside their country is no part of the number. */
function withoutZeros(number: string): string {
  return number.replace(/^0+/, "");
}
