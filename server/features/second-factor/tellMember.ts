import type { FastifyRequest } from "fastify";
import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Member } from "#server/features/member/Member.ts";
import type { Letters } from "#server/features/outbox/createLetters.ts";
import type { Outbox } from "#server/features/outbox/Outbox.ts";
import { noteEvent } from "#server/features/security/noteEvent.ts";

/** What a member is told of, by the mail of that name. */
export type KeyEvent = "passkeyAdded" | "passkeyRemoved" | "factorOn" | "factorOff";

/** Writes down, and tells a member by mail, what changed about the ways in; `name` is that of the passkey. */
export async function tellMember(
  tx: Queryable,
  { member, event, name = "", request }: { member: Member; event: KeyEvent; name?: string; request: FastifyRequest },
  { clock, letters, outbox }: { clock: Clock; letters: Letters; outbox: Outbox },
): Promise<void> {
  await noteEvent(tx, { memberId: member.id, kind: event, now: clock.now(), request });
  const { email, language, account } = member;
  if (email === "") return;
  const note = letters.write(`mail.${event}`, language, { account, name });
  await outbox.send({ ...note, channel: "mail", recipient: email, secrets: [] }, tx);
}
