import type { PayoutAccount, WithdrawalTerms } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { turnoverLeft } from "#server/features/bonus/turnoverLeft.ts";
import { holderOf } from "./addAccount.ts";
import { loadToday } from "./createWithdrawal.ts";
import { loadAccounts, maskName, sayAccount } from "./StoredAccount.ts";
import { findRule } from "./StoredRule.ts";
import { feeTermsOf, loadWays } from "./StoredWay.ts";

/** Who asks for the terms. */
export interface TermsFor {
  memberId: string;
  currency: string;
  language: string;
  /** The rules of the place. */
  isKept: boolean;
  now: Date;
}

/** What a member may withdraw now; undefined where nothing is paid out in the currency. */
export async function loadTerms(
  db: Queryable,
  { memberId, currency, language, isKept, now }: TermsFor,
): Promise<WithdrawalTerms | undefined> {
  const rule = await findRule(db, currency);
  if (!rule) return undefined;
  const [money, today, turnover, accounts, ways, holder] = await Promise.all([
    loadMoney(db, memberId, currency),
    loadToday(db, memberId, currency, now),
    turnoverLeft(db, { id: memberId, currency }, now),
    loadAccounts(db, memberId),
    loadWays(db),
    holderOf(db, memberId),
  ]);
  const usable: PayoutAccount[] = [];
  const feeFixed: Record<string, number> = {};
  const feePoints: Record<string, number> = {};
  for (const account of accounts) {
    const said = sayAccount(account, { ways, language, now });
    const way = ways.find(({ id }) => id === account.wayId);
    const terms = way && feeTermsOf(way, currency);
    if (!said.isUsable || !terms) continue;
    usable.push(said);
    feeFixed[said.id] = terms.feeFixed;
    feePoints[said.id] = terms.feePoints;
  }
  const dayLeft = Math.max(0, rule.dayMost - today.amount);
  const countLeft = Math.max(0, rule.dayCount - today.count);
  const highest = Math.min(rule.most, dayLeft, money.available);
  return {
    currency,
    available: money.available,
    held: money.held,
    least: rule.least,
    most: rule.most,
    dayLeft,
    dayCount: rule.dayCount,
    countLeft,
    highest: countLeft === 0 || turnover.left > 0 || highest < rule.least ? 0 : highest,
    turnoverLeft: turnover.left,
    forfeits: turnover.forfeits,
    isKept,
    hasPassword: money.hasPassword,
    restUntil: money.restUntil !== null && money.restUntil > now ? money.restUntil.toISOString() : null,
    holder: holder === null ? null : maskName(holder),
    accountMinutes: rule.accountMinutes,
    decideMinutes: rule.decideMinutes,
    account: usable[0]?.id ?? null,
    accounts: usable,
    feeFixed,
    feePoints,
    open: money.open,
  };
}

async function loadMoney(db: Queryable, memberId: string, currency: string) {
  return onlyRow(
    await db.query<{ available: number; held: number; open: number; hasPassword: boolean; restUntil: Date | null }>(
      `SELECT
         (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_account WHERE member_id = $1 AND currency = $2 AND kind = 'player') AS available,
         (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_account WHERE member_id = $1 AND currency = $2 AND kind = 'playerHeld') AS held,
         (SELECT count(*) FROM withdrawal WHERE member_id = $1 AND state NOT IN ('received', 'rejected', 'cancelled')) AS open,
         (SELECT payment_password_hash IS NOT NULL FROM member WHERE id = $1) AS "hasPassword",
         (SELECT rest_until FROM member WHERE id = $1) AS "restUntil"`,
      [memberId, currency],
    ),
  );
}
