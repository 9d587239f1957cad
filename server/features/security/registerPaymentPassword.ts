import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkField } from "#compile/forms/check.ts";
import { compileRule } from "#compile/forms/compileRule.ts";
import type { SecurityEventKind } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { findMember } from "#server/features/member/findMember.ts";
import type { Member } from "#server/features/member/Member.ts";
import { demandPassword } from "#server/features/second-factor/demandPassword.ts";
import { codeMinutes } from "#server/features/verification/createCodes.ts";
import { Failure, refusal, refusalAt } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { contactOf, takeCodePlaces } from "./takeCodePlaces.ts";
import { demandRealAccount } from "./demandRealAccount.ts";
import { isGuessablePin } from "./isGuessablePin.ts";
import { loadSecurity } from "./loadSecurity.ts";
import { noteEvent } from "./noteEvent.ts";
import type { SecurityParts } from "./SecurityParts.ts";
import { tellChanged } from "./tellChanged.ts";

/** Of a site that has no rule of its own: six figures. */
const usualRule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 6,
  acceptedPattern: "^[0-9]*$",
  patternId: 6,
};

/** A new withdrawal password, as it was typed. */
interface Typed {
  newPaymentPassword: string;
  confirmPaymentPassword: string;
}

/** Serves the withdrawal password: set with the password, changed with the one before, replaced with a code. */
export function registerPaymentPassword(app: FastifyInstance, deps: Deps, parts: SecurityParts): void {
  const { clock, config, db, liveSite } = deps;
  const { codes, memberWork, passwords, paymentPasswords } = parts;

  /** Judges a new one and hashes it; throws with the error of its field. */
  async function judge(member: Member, { newPaymentPassword: typed, confirmPaymentPassword: again }: Typed) {
    const { paymentPassword: own = usualRule } = liveSite.current().site.rules.register;
    const compiled = compileRule({ ...own, required: true });
    const error = "rule" in compiled ? checkField(compiled.rule, typed, {}) : null;
    if (error) throw invalidForm({ newPaymentPassword: error });
    if (again !== typed) throw invalidForm({ confirmPaymentPassword: { key: "form.mismatch" } });
    const { birthday } = await loadSecurity(db, member.id);
    if (isGuessablePin(typed, { mobileNum: member.mobileNum, birthday }))
      throw invalidForm({ newPaymentPassword: { key: "error.pin_weak" } });
    if (await passwords.verify(typed, member.passwordHash))
      throw invalidForm({ newPaymentPassword: { key: "error.pin_is_password" } });
    return passwords.hash(typed);
  }

  /** Writes it down and tells the member; `hours` nothing is withdrawn. */
  async function keep(
    tx: Queryable,
    { member, hash, kind, hours = 0 }: { member: Member; hash: string; kind: SecurityEventKind; hours?: number },
    request: FastifyRequest,
  ): Promise<void> {
    const now = clock.now();
    const restUntil = hours === 0 ? null : new Date(now.getTime() + hours * 3_600_000);
    await tx.query(
      `UPDATE member SET payment_password_hash = $2, payment_password_at = $3, rest_until = greatest(rest_until, $4) WHERE id = $1`,
      [member.id, hash, now, restUntil],
    );
    await noteEvent(tx, { memberId: member.id, kind, now, request });
    const isEnough = kind !== "paymentPasswordReset" && member.email !== "";
    await tellChanged(tx, isEnough ? { ...member, mobileNum: "" } : member, parts);
  }

  operation(app, "setPaymentPassword", async ({ body, request }) => {
    const { memberId } = demandRealAccount(request);
    const member = await demandPassword(memberId, body.password, deps, parts);
    if (member.hasPaymentPassword) throw isSet();
    const hash = await judge(member, body);
    await memberWork(memberId, async (tx, current) => {
      demandSame(current, member);
      // Another tab was quicker.
      if (current.hasPaymentPassword) throw isSet();
      await keep(tx, { member: current, hash, kind: "paymentPasswordSet" }, request);
    });
    return {};
  });

  operation(app, "changePaymentPassword", async ({ body, request }) => {
    const { memberId } = demandRealAccount(request);
    await paymentPasswords.demand(memberId, body.paymentPassword);
    const member = await findMember(db, { id: memberId });
    const known = await hashOf(db, memberId);
    if (!member) throw notLoggedIn();
    if (body.newPaymentPassword === body.paymentPassword)
      throw invalidForm({ newPaymentPassword: { key: "error.same_password" } });
    const hash = await judge(member, body);
    await memberWork(memberId, async (tx, current) => {
      demandSame(current, member);
      // Changed since it was judged: of several changes at the same moment one holds.
      if ((await hashOf(tx, memberId)) !== known)
        throw refusal("wrong_payment_password", "The payment password is wrong.", {
          fieldErrors: { paymentPassword: { key: "error.wrong_payment_password" } },
        });
      await keep(tx, { member: current, hash, kind: "paymentPasswordChanged" }, request);
    });
    return {};
  });

  operation(app, "sendPaymentPasswordCode", async ({ body: { by }, request }) => {
    const { memberId } = demandRealAccount(request);
    const { contact } = await provedContact(memberId, by);
    await takeCodePlaces(memberId, [contact], request, parts);
    const fallback = liveSite.current().site.brand.settings.defaultLanguage;
    await codes.send("paymentPassword", contact, { language: languageOf(request, fallback) });
    return { expiredMinutes: codeMinutes };
  });

  operation(app, "resetPaymentPassword", async ({ body, request }) => {
    const { memberId } = demandRealAccount(request);
    const member = await demandPassword(memberId, body.password, deps, parts);
    if (!member.hasPaymentPassword) throw refusal("payment_password_missing", "Please set a payment password first.");
    const { contact } = await provedContact(memberId, body.by);
    // Judged first: a new one that is refused costs no guess at the code.
    const hash = await judge(member, body);
    const proof = await codes.prove("paymentPassword", contact, body.code);
    if (!proof) throw wrongCode();
    await memberWork(memberId, async (tx, current) => {
      demandSame(current, member);
      if (!(await proof.useUp(tx))) throw wrongCode();
      const hours = config.limits.withdrawalRestHours;
      await keep(tx, { member: current, hash, kind: "paymentPasswordReset", hours }, request);
    });
    return {};
  });

  /** A contact that the member has proved; throws `contact_unproved` otherwise. */
  async function provedContact(memberId: string, by: "email" | "mobileNum") {
    const [member, security] = await Promise.all([findMember(db, { id: memberId }), loadSecurity(db, memberId)]);
    if (!member || !(by === "email" ? security.isEmailProved : security.isMobileProved))
      throw refusal("contact_unproved", "Please prove this contact first.");
    return { contact: contactOf(member, by) };
  }
}

async function hashOf(on: Queryable, memberId: string): Promise<string | null> {
  const rows = await on.query<{ hash: string | null }>(
    "SELECT payment_password_hash AS hash FROM member WHERE id = $1",
    [memberId],
  );
  return rows[0]?.hash ?? null;
}

/** Throws where the account was disabled or got another password since it was judged. */
export function demandSame(current: Member | undefined, judged: Member): asserts current is Member {
  if (!current || current.isDisabled || current.passwordHash !== judged.passwordHash) throw notLoggedIn();
}

function notLoggedIn(): Failure {
  return new Failure(401, "not_logged_in", "Please log in.");
}

function isSet(): Failure {
  return refusal("payment_password_is_set", "There is a payment password already.");
}

/** Says nothing of what was wrong: figures, time, or too many tries. */
export function wrongCode(field = "code"): Failure {
  return refusalAt(field, "wrong_code", "The code is wrong or too old.");
}
