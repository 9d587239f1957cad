import type { Queryable } from "#server/db/Database.ts";
import type { Member } from "#server/features/member/Member.ts";
import type { SecurityParts } from "./SecurityParts.ts";

/** Who is told, as they could be reached before the change. */
type Reached = Pick<Member, "account" | "language" | "email" | "dialingCode" | "mobileNum">;

/** Tells a member at every contact that there is what protects the account was changed; what is empty is passed over. */
export async function tellChanged(
  tx: Queryable,
  { account, language, email, dialingCode, mobileNum }: Reached,
  { letters, outbox }: Pick<SecurityParts, "letters" | "outbox">,
): Promise<void> {
  if (email !== "") {
    const note = letters.write("mail.accountChanged", language, { account });
    await outbox.send({ ...note, channel: "mail", recipient: email, secrets: [] }, tx);
  }
  if (mobileNum !== "") {
    const note = letters.write("sms.accountChanged", language, { account });
    await outbox.send({ ...note, channel: "sms", recipient: `+${dialingCode}${mobileNum}`, secrets: [] }, tx);
  }
}
