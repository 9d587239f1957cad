import { randomUUID } from "node:crypto";
import type { BodyOf } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { agentTypes, memberTypes } from "#server/features/member/Member.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
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
 * not for those who excluded themselves or take a break: it may invite to play. Throws `member_unknown`,
 * `text_missing`, and what is wrong with a list beside its field.
 */
export async function sendMessages(
  tx: Queryable,
  { to, account = "", accounts = "", texts }: BodyOf<"sendMessages">,
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
  const named = to === "member" ? [account.trim().toLowerCase()] : to === "list" ? readAccounts(accounts) : null;
  const found = await (named ? findNamed(tx, named) : findGroup(tx, chosen, now));
  if (named && found.length < named.length) {
    if (to === "member") throw refusal("member_unknown", "There is no such account.");
    const keys = new Set(found.map(({ key }) => key));
    const first = named.findIndex((each) => !keys.has(each)) + 1;
    const missing = named.length - found.length;
    throw invalidForm({ accounts: { key: "error.accounts_unknown", min: missing, max: first } });
  }
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

const mostAccounts = 1_000;

/** The accounts of a typed list, each once. */
function readAccounts(typed: string): string[] {
  const all = [
    ...new Set(
      typed
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter((account) => account !== ""),
    ),
  ];
  if (all.length === 0) throw invalidForm({ accounts: { key: "form.required" } });
  if (all.length > mostAccounts) throw invalidForm({ accounts: { key: "error.accounts_many", max: mostAccounts } });
  return all;
}

interface Found {
  id: string;
  key: string;
}

function findNamed(tx: Queryable, named: readonly string[]): Promise<Found[]> {
  return tx.query("SELECT id, account_key AS key FROM member WHERE account_key = ANY($1)", [named]);
}

function findGroup(tx: Queryable, types: readonly number[], now: Date): Promise<Found[]> {
  return tx.query(
    `SELECT id, account_key AS key FROM member m WHERE type = ANY($1) AND disabled_at IS NULL AND NOT EXISTS (
       SELECT FROM play_break b WHERE b.member_id = m.id AND b.starts_at <= $2 AND (b.ends_at IS NULL OR b.ends_at > $2))`,
    [types, now],
  );
}
