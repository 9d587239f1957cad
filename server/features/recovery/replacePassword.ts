import type { FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Member } from "#server/features/member/Member.ts";
import { setPassword } from "#server/features/member/setPassword.ts";
import { noteEvent } from "#server/features/security/noteEvent.ts";
import type { RecoveryParts } from "./RecoveryParts.ts";

const nobody = "00000000-0000-0000-0000-000000000000";

/** A new password that was proved to come from its member. */
interface Replacement {
  member: Member;
  hash: string;
  way: "mail" | "phone";
  request: FastifyRequest;
}

/**
 * Sets the password, ends every session, everything remembered and every link, and tells the member by the other way (S-35).
 * Answers how many sessions ended. Runs in a transaction that holds the member (MemberWork).
 */
export async function replacePassword(
  tx: Queryable,
  { member, hash, way, request }: Replacement,
  { clock }: Pick<Deps, "clock">,
  { letters, outbox, remember, resets, sessions }: RecoveryParts,
): Promise<number> {
  await setPassword(tx, { memberId: member.id, hash, now: clock.now() });
  await noteEvent(tx, { memberId: member.id, kind: "passwordChanged", now: clock.now(), request });
  await remember.forgetAll(tx, member.id);
  await resets.endAll(tx, member.id);
  const ended = await sessions.endOthers(tx, member.id, nobody, "password forgotten");
  const { account, language } = member;
  if (way === "phone" && member.email !== "") {
    const note = letters.write("mail.passwordChanged", language, { account });
    await outbox.send({ ...note, channel: "mail", recipient: member.email, secrets: [] }, tx);
  }
  if (way === "mail" && member.mobileNum !== "") {
    const recipient = `+${member.dialingCode}${member.mobileNum}`;
    const note = letters.write("sms.passwordChanged", language, { account });
    await outbox.send({ ...note, channel: "sms", recipient, secrets: [] }, tx);
  }
  return ended;
}
