import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RegistrationTab } from "#compile/forms/RegistrationInput.ts";
import type { LoginValue } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { joinByLink } from "#server/features/agent/register/StoredLink.ts";
import { openSession } from "#server/features/session/openSession.ts";
import { demandOwnDomain } from "#server/http/demandOwnDomain.ts";
import { refusalAt } from "#server/http/Failure.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation, type Call } from "#server/http/operation.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import { splitSecrets } from "#server/http/splitSecrets.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { ageSaid } from "./ageSaid.ts";
import {
  checkRegistration,
  invalidForm,
  type CheckedRegistration,
  type RegistrationBody,
} from "./checkRegistration.ts";
import { findMember } from "./findMember.ts";
import { findSponsors, unknownInvitation } from "./findSponsors.ts";
import { insertMember } from "./insertMember.ts";
import { proveIdentities, spendProofs } from "#server/features/identity/provenTokens.ts";
import { isGuessable } from "./isGuessable.ts";
import type { MemberParts } from "./MemberParts.ts";

const perAddress: Limit = { most: 20, seconds: 3_600 };
const perNetwork: Limit = { most: 200, seconds: 3_600 };
/** How often a visitor is told that an account name is taken (S-33). */
const takenNames: Limit = { most: 10, seconds: 3_600 };

/** A browser tries a few times; each try that repeats an earlier one takes as long as a login. */
const replaysPerAddress: Limit = { most: 60, seconds: 3_600 };

/** Fields that have a column of their own, or are not kept at all. */
const notInProfile = new Set([
  "username",
  "password",
  "confirmPassword",
  "paymentPassword",
  "email",
  "mobileNum",
  "countryDialingCode",
  "captcha",
  "verificationCode",
  "affiliateCode",
  "referralCode",
]);

type RegistrationCall = Call<"register"> | Call<"registerMobile">;

/** Serves registration by account name and by mobile number. */
export function registerRegistration(app: FastifyInstance, deps: Deps, parts: MemberParts): void {
  operation(app, "register", (call) => registerMember(call, "username", deps, parts));
  operation(app, "registerMobile", (call) => registerMember(call, "mobile", deps, parts));
}

async function registerMember(
  call: RegistrationCall,
  tab: RegistrationTab,
  deps: Deps,
  parts: MemberParts,
): Promise<LoginValue> {
  const { body, idempotencyKey, request, reply } = call;
  // What proves that a human is there differs from try to try; the intent is the rest.
  const { botCheck: _botCheck, captcha: _captcha, captchaId: _captchaId, ...asked } = body;
  const { open, secrets } = splitSecrets(tab === "mobile" ? "registerMobile" : "register", asked);
  const intent = { scope: `register.${tab}`, key: idempotencyKey, request: open, secrets };
  const { value, replayed } = await parts.runOnce(intent, {
    admitReplay: async () =>
      void (await takeAll(parts.throttle, [["registerAgainAddress", visitorOf(request), replaysPerAddress]])),
    prepare: () => prepare(body, tab, request, deps, parts),
    work: async (tx, ready: Prepared) => {
      const at = deps.clock.now();
      const id = await insertMember(tx, { ...ready.person, at });
      if (ready.linkId !== null && !(await joinByLink(tx, { linkId: ready.linkId, memberId: id, at })))
        throw unknownInvitation();
      await spendProofs(tx, ready.proofs, { memberId: id, at });
      await parts.offers.registered(tx, { memberId: id, currency: ready.person.currency, at });
      const member = await findMember(tx, { id });
      if (!member) throw new Error("The new member is not there");
      return openSession(tx, { member, username: member.account, request }, deps, parts.sessions);
    },
  });
  if (replayed) reply.header("idempotent-replayed", "true");
  return value;
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Everything that can be judged before something is written: the cheap and the single-use checks first. */
async function prepare(
  body: RegistrationBody,
  tab: RegistrationTab,
  request: FastifyRequest,
  deps: Deps,
  parts: MemberParts,
) {
  const { site } = deps.liveSite.current();
  await takeAll(parts.throttle, [
    ["registerAddress", visitorOf(request), perAddress],
    ["registerNetwork", networkOf(request), perNetwork],
  ]);
  demandOwnDomain(body.domain, request, deps.config);
  await parts.botCheck.demand(body.botCheck, "register");
  const checked = checkRegistration(body, tab, site);
  const { values } = checked;
  if (checked.has("captcha") && !(await parts.captchas.check(body.captchaId, values["captcha"]))) {
    throw refusalAt("captcha", "captcha_wrong", "Please type the characters of the picture.", {
      captchaRequired: true,
    });
  }
  const password = values["password"] ?? "";
  const dialingCode = values["countryDialingCode"] ?? "";
  const mobileNum = (values["mobileNum"] ?? "").replace(/^0+/, "");
  const account = tab === "mobile" ? `${dialingCode}${mobileNum}` : (values["username"] ?? "");
  if (await isGuessable(password, [account, site.brand.name])) {
    throw invalidForm({ password: { key: "error.weak_password" } });
  }
  const { linkId, ...sponsors } = await findSponsors(deps.db, body, deps.clock.now());
  const proofs = await proveIdentities(body, { dialingCode, mobileNum }, request, parts);
  const isMobileVerified =
    proofs.phone !== undefined || (await proveNumber(checked, { dialingCode, mobileNum }, parts));
  // The place is taken before anybody looks, and kept by whoever hears that the name is taken.
  const name = await takeAll(parts.throttle, [["takenNameAddress", visitorOf(request), takenNames]]);
  if (await findMember(deps.db, { account })) {
    throw refusalAt(tab === "mobile" ? "mobileNum" : "username", "account_taken", "This account name is taken.");
  }
  await name.giveBack();
  const { paymentPassword } = values;
  const person = {
    account,
    nickname: account,
    type: 0,
    passwordHash: await parts.passwords.hash(password),
    paymentPasswordHash: paymentPassword === undefined ? null : await parts.passwords.hash(paymentPassword),
    email: values["email"] ?? "",
    dialingCode,
    mobileNum,
    isMobileVerified,
    profile: {
      ...(await profileOf(checked, parts)),
      ...ageSaid(checked, site, createCountryOf(deps.config)(request.raw)),
    },
    language: languageOf(request, site.brand.settings.defaultLanguage),
    currency: site.brand.currency,
    ...sponsors,
  };
  return { person, proofs, linkId };
}

/** Everything that has no column of its own, by field name; what the brand asks for as a secret is hashed like one. */
async function profileOf({ values, isSecret }: CheckedRegistration, { passwords }: MemberParts) {
  const profile: [string, string][] = [];
  for (const [name, value] of Object.entries(values)) {
    if (!notInProfile.has(name)) profile.push([name, isSecret(name) ? await passwords.hash(value) : value]);
  }
  return Object.fromEntries(profile);
}

/** Where the form asks for a code, it must be right; then the number is known to be the member's. */
async function proveNumber(
  { values, has }: CheckedRegistration,
  phone: { dialingCode: string; mobileNum: string },
  { codes }: MemberParts,
): Promise<boolean> {
  if (!has("verificationCode")) return false;
  if (await codes.check("register", phone, values["verificationCode"] ?? "")) return true;
  throw refusalAt("verificationCode", "wrong_code", "The code is wrong or too old.");
}
