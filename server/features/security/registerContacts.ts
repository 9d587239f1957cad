import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { demandMailAddress } from "#server/features/member/demandMailAddress.ts";
import { toTaken } from "#server/features/member/insertMember.ts";
import type { Member } from "#server/features/member/Member.ts";
import { demandMobile } from "#server/features/points/demandMobile.ts";
import { demandPassword } from "#server/features/second-factor/demandPassword.ts";
import { passwordMark } from "#server/features/second-factor/demandSecondFactor.ts";
import { codeMinutes, type CodeTarget } from "#server/features/verification/createCodes.ts";
import { refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { contactOf, takeCodePlaces } from "./takeCodePlaces.ts";
import { demandRealAccount } from "./demandRealAccount.ts";
import { loadSecurity } from "./loadSecurity.ts";
import { noteEvent } from "./noteEvent.ts";
import { wrongCode } from "./registerPaymentPassword.ts";
import type { SecurityParts } from "./SecurityParts.ts";
import { tellChanged } from "./tellChanged.ts";

/** What the ticket of a change remembers: who it is for, and both contacts as they were. */
interface Change {
  memberId: string;
  sessionId: string;
  password: string;
  kind: "email" | "mobileNum";
  next: CodeTarget;
  /** The one that the member had proved; null where there is none, and one code is enough. */
  before: CodeTarget | null;
}

/** Serves the contacts of a member: a new one is proved by a code, and the one before has to agree by its own. */
export function registerContacts(app: FastifyInstance, deps: Deps, parts: SecurityParts): void {
  const { clock, db, liveSite } = deps;
  const { codes, memberWork, resets, tickets } = parts;

  operation(app, "startContact", async ({ body, request }) => {
    const { memberId, id: sessionId } = demandRealAccount(request);
    const next: CodeTarget =
      body.contact === "email"
        ? { email: demandMailAddress(body.email ?? "") }
        : demandMobile(body.countryDialingCode ?? "", body.mobileNum ?? "");
    const member = await demandPassword(memberId, body.password, deps, parts);
    const security = await loadSecurity(db, memberId);
    const isProved = body.contact === "email" ? security.isEmailProved : security.isMobileProved;
    const before = isProved ? contactOf(member, body.contact) : null;
    if (before && isSame(before, next)) throw invalidForm({ [body.contact]: { key: "error.contact_same" } });
    await takeCodePlaces(memberId, before ? [next, before] : [next], request, parts);
    const language = languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);
    await codes.send("contact", next, { language });
    if (before) await codes.send("contactBefore", before, { language });
    const change: Change = { memberId, sessionId, password: passwordMark(member), kind: body.contact, next, before };
    return {
      ticket: await tickets.make("contact", change),
      sentTo: hide(next),
      oldSentTo: before ? hide(before) : "",
      expiredMinutes: codeMinutes,
    };
  });

  operation(app, "confirmContact", async ({ body, request }) => {
    const { memberId, id: sessionId } = demandRealAccount(request);
    const ticket = await tickets.open<Change>("contact", body.ticket);
    const change = ticket?.content;
    if (!ticket || change?.memberId !== memberId || change.sessionId !== sessionId) throw ticketDead();
    const proof = await codes.prove("contact", change.next, body.code);
    if (!proof) throw wrongCode();
    const older = change.before && (await codes.prove("contactBefore", change.before, body.oldCode ?? ""));
    if (change.before && !older) throw wrongCode("oldCode");
    await memberWork(memberId, async (tx, current) => {
      // Another password, or another contact, since the first step: what was agreed to is not what would be changed.
      if (!current || current.isDisabled || passwordMark(current) !== change.password) throw ticketDead();
      if (!(await isAsBefore(tx, current, change)) || !(await ticket.useUp(tx))) throw ticketDead();
      if (!(await proof.useUp(tx))) throw wrongCode();
      if (older && !(await older.useUp(tx))) throw wrongCode("oldCode");
      await keep(tx, memberId, change.next);
      // A link that went to the address before opens nothing any more.
      await resets.endAll(tx, memberId);
      const now = clock.now();
      await noteEvent(tx, { memberId, kind: `${change.kind}Changed`, now, request });
      await tellBefore(tx, current, change);
    });
    return {};
  });

  async function keep(tx: Queryable, memberId: string, next: CodeTarget): Promise<void> {
    const now = clock.now();
    try {
      if ("email" in next)
        await tx.query("UPDATE member SET email = $2, email_verified_at = $3 WHERE id = $1", [
          memberId,
          next.email,
          now,
        ]);
      else
        await tx.query("UPDATE member SET dialing_code = $2, mobile_num = $3, mobile_verified_at = $4 WHERE id = $1", [
          memberId,
          next.dialingCode,
          next.mobileNum,
          now,
        ]);
    } catch (error) {
      throw toTaken(error);
    }
  }

  /** Tells the contact that was there before, proved or not; where it is the same or there was none, the other kind. */
  async function tellBefore(tx: Queryable, member: Member, { kind, next }: Change): Promise<void> {
    const had = contactOf(member, kind);
    const isOther = isThere(had) && !isSame(had, next);
    const told = isOther ? kind : kind === "email" ? "mobileNum" : "email";
    await tellChanged(tx, { ...member, ...(told === "email" ? { mobileNum: "" } : { email: "" }) }, parts);
  }
}

async function isAsBefore(tx: Queryable, member: Member, { kind, before }: Change): Promise<boolean> {
  const security = await loadSecurity(tx, member.id);
  const isProved = kind === "email" ? security.isEmailProved : security.isMobileProved;
  return before === null ? !isProved : isProved && isSame(before, contactOf(member, kind));
}

function isThere(contact: CodeTarget): boolean {
  return "email" in contact ? contact.email !== "" : contact.mobileNum !== "";
}

function isSame(one: CodeTarget, other: CodeTarget): boolean {
  if ("email" in one) return "email" in other && one.email.toLowerCase() === other.email.toLowerCase();
  return !("email" in other) && one.dialingCode === other.dialingCode && one.mobileNum === other.mobileNum;
}

function hide(contact: CodeTarget): string {
  return hideMiddle("email" in contact ? contact.email : `+${contact.dialingCode} ${contact.mobileNum}`);
}

function ticketDead() {
  return refusal("change_dead", "This took too long. Please begin again.");
}
