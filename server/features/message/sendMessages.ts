import { randomUUID } from "node:crypto";
import type { BodyOf } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { agentTypes, memberTypes } from "#server/features/member/Member.ts";
import { refusal } from "#server/http/Failure.ts";
import { cleanHtml } from "#server/security/cleanHtml.ts";

/** Accounts of free play get none: nobody comes back to one. */
const trialType = 4;

/** Who sends, and when. */
interface Sender {
  operator: string;
  now: Date;
}

/**
 * Sends a message in the transaction, its HTML sanitised (S-10); answers how many got it. What goes to a group or to everybody is
 * not for those who excluded themselves or take a break: it may invite to play. Throws `member_unknown` and `text_missing`.
 */
export async function sendMessages(
  tx: Queryable,
  { to, account = "", texts }: BodyOf<"sendMessages">,
  { operator, now }: Sender,
): Promise<number> {
  const title = Object.fromEntries(texts.map((text) => [text.language, text.title]));
  const body = Object.fromEntries(texts.map((text) => [text.language, cleanHtml(text.body)]));
  if (title["EN"] === undefined) throw refusal("text_missing", "An English text stands in for other languages.");
  const chosen = memberTypes.filter(
    (type) =>
      type !== trialType &&
      (to === "agents" ? agentTypes.includes(type) : to !== "players" || !agentTypes.includes(type)),
  );
  const id = randomUUID();
  const found = await tx.query<{ id: string }>(
    to === "member"
      ? "SELECT id FROM member WHERE account_key = lower($1) AND $2::int[] IS NOT NULL AND $3::timestamptz IS NOT NULL"
      : `SELECT id FROM member m WHERE $1::text IS NOT NULL AND type = ANY($2) AND disabled_at IS NULL AND NOT EXISTS (
           SELECT FROM play_break b WHERE b.member_id = m.id AND b.starts_at <= $3 AND (b.ends_at IS NULL OR b.ends_at > $3))`,
    [account.trim(), chosen, now],
  );
  if (to === "member" && found.length === 0) throw refusal("member_unknown", "There is no such account.");
  const record = [id, now, operator, to, to === "member" ? account.trim() : "", title, found.length];
  await tx.query(
    "INSERT INTO message_sent (id, at, operator, recipients, account, title, sent) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    record,
  );
  await tx.query(
    `INSERT INTO message (member_id, title, body, sent_at, sent_id) SELECT member_id, $2, $3, $4, $5
     FROM unnest($1::uuid[]) AS member_id`,
    [found.map((member) => member.id), title, body, now, id],
  );
  return found.length;
}
