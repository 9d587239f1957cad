import { randomInt, randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { endBonusesForWithdrawal } from "#server/features/bonus/endBonus.ts";
import { turnoverLeft } from "#server/features/bonus/turnoverLeft.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { feeOf } from "#server/features/ledger/feeOf.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { findMember } from "#server/features/member/findMember.ts";
import type { Member } from "#server/features/member/Member.ts";
import { Failure, refusal } from "#server/http/Failure.ts";
import { later, noteStep } from "./changeWithdrawal.ts";
import { moveHeld } from "./moveHeld.ts";
import { loadAccounts } from "./StoredAccount.ts";
import { findRule, type StoredRule } from "./StoredRule.ts";
import { feeTermsOf, loadWays } from "./StoredWay.ts";

/** Letters and digits that are not mistaken for one another. */
const letters = "ACDEFGHJKLMNPQRTUVWXY34679";
const referenceLength = 8;
/** The trial account of free play. */
const trialType = 4;

/** What a withdrawal is made of; the password has been judged. */
export interface WithdrawalWish {
  memberId: string;
  sessionId: string;
  currency: string;
  accountId: string;
  amount: number;
  /** The rules of the place forbid to take it back. */
  isKept: boolean;
  /** The player knows that bonuses end with it. */
  acceptsForfeit: boolean;
  now: Date;
}

/** What a member took out today. */
export interface Today {
  amount: number;
  count: number;
}

/** Counts what a member has asked for since midnight (UTC), but for what came back as a whole. */
export async function loadToday(db: Queryable, memberId: string, currency: string, now: Date): Promise<Today> {
  return onlyRow(
    await db.query<Today>(
      `SELECT coalesce(sum(amount), 0)::bigint AS amount, count(*) AS count FROM withdrawal
       WHERE member_id = $1 AND currency = $2 AND state NOT IN ('cancelled', 'rejected')
         AND created_at >= date_trunc('day', $3::timestamptz AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`,
      [memberId, currency, now],
    ),
  );
}

/** Throws where a member may not be paid out at all. */
export function demandWithdrawalAllowed(member: Member | undefined): void {
  if (!member || member.isDisabled) throw new Failure(401, "not_logged_in", "Please log in.");
  if (member.type === trialType) throw refusal("withdrawal_not_allowed", "A trial account holds play money alone.");
}

/**
 * Makes a withdrawal in the transaction, with the member's row locked: withdrawals of a member are made one after the other, and
 * each sees what the one before has left. The money is held in the same transaction. Answers its id.
 */
export async function createWithdrawal(tx: Queryable, ledger: Ledger, wish: WithdrawalWish): Promise<string> {
  const { memberId, sessionId, currency, accountId, amount, isKept, now } = wish;
  demandWithdrawalAllowed(await findMember(tx, { id: memberId }, { lock: true }));
  const rule = await findRule(tx, currency);
  if (!rule) throw refusal("withdrawal_not_allowed", "Nothing is paid out in this currency.");
  judgeAmount(amount, rule, await loadToday(tx, memberId, currency, now));
  const { left, forfeits } = await turnoverLeft(tx, { id: memberId, currency }, now);
  if (left > 0) throw refusal("turnover_left", "Some turnover is left to do first.", { turnover: left, currency });
  if (forfeits > 0 && !wish.acceptsForfeit) throw invalidForm({ acceptsForfeit: { key: "form.required" } });
  const terms = await accountTerms(tx, { memberId, currency, accountId, now });
  const fee = feeOf(amount, terms);
  if (amount - fee <= 0) throw invalidForm({ amount: { key: "error.withdrawal_fee" } });
  const id = randomUUID();
  const reference = Array.from({ length: referenceLength }, () => letters[randomInt(letters.length)]).join("");
  const actor = { by: "player", ref: sessionId } as const;
  await tx.query(
    `INSERT INTO withdrawal (id, reference, member_id, account_id, currency, amount, fee, state, is_kept, two_from, decide_minutes,
       pay_minutes, bank_minutes, receipt_minutes, created_at, changed_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'requested', $8, $9, $10, $11, $12, $13, $14, $14, $15)`,
    [
      id,
      reference,
      memberId,
      accountId,
      currency,
      amount,
      fee,
      isKept,
      rule.twoFrom,
      rule.decideMinutes,
      rule.payMinutes,
      rule.bankMinutes,
      rule.receiptMinutes,
      now,
      later(now, rule.decideMinutes),
    ],
  );
  await moveHeld(tx, ledger, { id, memberId, currency, reference }, { move: "hold", amount, at: now, actor });
  if (forfeits > 0)
    await endBonusesForWithdrawal(tx, ledger, memberId, { at: now, cause: { type: "session", ref: sessionId } });
  await noteStep(tx, id, { step: "requested", at: now, actor, amount });
  return id;
}

/** Refuses an amount by its field: outside of the limits, or more than is left today. */
function judgeAmount(amount: number, rule: StoredRule, today: Today): void {
  if (!Number.isSafeInteger(amount) || amount < rule.least || amount > rule.most)
    throw invalidForm({ amount: { key: "error.withdrawal_amount" } });
  if (today.count >= rule.dayCount)
    throw refusal("too_many_withdrawals", "There were as many withdrawals today as there may be.");
  if (today.amount + amount > rule.dayMost) throw invalidForm({ amount: { key: "error.withdrawal_day" } });
}

/** The fee of an account that the member may be paid to now; anybody else's is none. */
async function accountTerms(
  tx: Queryable,
  { memberId, currency, accountId, now }: Pick<WithdrawalWish, "memberId" | "currency" | "accountId" | "now">,
) {
  const account = (await loadAccounts(tx, memberId)).find(({ id }) => id === accountId);
  if (!account) throw invalidForm({ account: { key: "error.payout_missing" } });
  if (account.usableAt > now) throw invalidForm({ account: { key: "error.payout_cooling" } });
  const way = (await loadWays(tx)).find(({ id }) => id === account.wayId);
  const terms = way && feeTermsOf(way, currency);
  if (!way?.isOpen || !terms) throw invalidForm({ account: { key: "error.payout_closed" } });
  return terms;
}
