import { randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { refusal } from "#server/http/Failure.ts";
import type { SecretBox } from "#server/security/secretBox.ts";
import { later } from "./changeWithdrawal.ts";
import { demandWithdrawalAllowed } from "./createWithdrawal.ts";
import { loadAccounts } from "./StoredAccount.ts";
import { findRule } from "./StoredRule.ts";
import { feeTermsOf, loadWays, readNumber } from "./StoredWay.ts";

/** Nobody has more. */
const mostAccounts = 10;
/** So much of a number is shown. */
const shownLetters = 4;
/** How a name is written. */
export const nameShape = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,98}$/u;

/** An account to be added; the password has been judged. */
export interface AccountWish {
  memberId: string;
  currency: string;
  wayId: string;
  number: string;
  holder: string | undefined;
  now: Date;
}

/** In whose name a member's accounts have to be; null until that is known. */
export async function holderOf(db: Queryable, memberId: string): Promise<string | null> {
  const rows = await db.query<{ holder: string | null }>(
    `SELECT coalesce(nullif(trim(profile->>'payeeName'), ''),
       (SELECT holder FROM payout_account WHERE member_id = $1 ORDER BY created_at LIMIT 1)) AS holder FROM member WHERE id = $1`,
    [memberId],
  );
  return rows[0]?.holder ?? null;
}

/**
 * Adds an account in the transaction, with the member's row locked. All accounts of a member are in one name: the one of the
 * registration, else that of the first account, also after that one was removed. Answers its id.
 */
export async function addAccount(tx: Queryable, box: SecretBox, wish: AccountWish): Promise<string> {
  const { memberId, currency, wayId, now } = wish;
  demandWithdrawalAllowed(await findMember(tx, { id: memberId }, { lock: true }));
  const way = (await loadWays(tx)).find(({ id }) => id === wayId);
  if (!way?.isOpen || !feeTermsOf(way, currency)) throw invalidForm({ way: { key: "error.payout_closed" } });
  const number = readNumber(wish.number, way.number);
  if (number === undefined) throw invalidForm({ number: { key: "error.payout_number" } });
  const holder = judgeHolder(wish.holder, await holderOf(tx, memberId));
  const known = await loadAccounts(tx, memberId);
  if (known.length >= mostAccounts) throw refusal("too_many_accounts", "There are as many accounts as there may be.");
  const isThere = known.some((one) => one.wayId === wayId && openNumber(box, one) === number);
  if (isThere) throw invalidForm({ number: { key: "error.payout_known" } });
  const id = randomUUID();
  const rule = await findRule(tx, currency);
  await tx.query(
    `INSERT INTO payout_account (id, member_id, way_id, holder, number, ending, is_default, created_at, usable_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      memberId,
      wayId,
      holder,
      box.seal(Buffer.from(number), id),
      number.slice(-shownLetters),
      known.length === 0,
      now,
      later(now, rule?.accountMinutes ?? 0),
    ],
  );
  return id;
}

/** The whole number: for the operator who pays, and to find one that is there already. */
export function openNumber(box: SecretBox, { id, number }: { id: string; number: Buffer }): string {
  return box.open(number, id).toString("utf8");
}

/** The name that the account is in: what is known, which nothing else may stand beside, else what was typed. */
function judgeHolder(typed: string | undefined, known: string | null): string {
  const name = typed?.normalize("NFC").trim().replaceAll(/\s+/g, " ") ?? "";
  if (known !== null) {
    const isOther = name !== "" && name.toLowerCase() !== known.trim().toLowerCase();
    if (isOther) throw invalidForm({ holder: { key: "error.payout_holder" } });
    return known;
  }
  if (name === "") throw invalidForm({ holder: { key: "form.required" } });
  if (!nameShape.test(name)) throw invalidForm({ holder: { key: "error.payout_name" } });
  return name;
}
