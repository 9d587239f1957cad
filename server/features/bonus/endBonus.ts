import { onlyRow } from "#server/db/onlyRow.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Ledger, Transfer } from "#server/features/ledger/createLedger.ts";
import { lockActive, lockMember, type BonusReason, type BonusState, type StoredBonus } from "./StoredBonus.ts";

/** How a bonus ends. */
export interface BonusEnd {
  reason: BonusReason;
  at: Date;
  cause: Transfer["cause"];
}

/** What a bonus's account holds, in minor units. */
export async function bonusMoney(
  tx: Queryable,
  { id, memberId }: Pick<StoredBonus, "id" | "memberId">,
): Promise<number> {
  const rows = await tx.query<{ balance: number }>(
    "SELECT coalesce(sum(balance), 0)::bigint AS balance FROM ledger_account WHERE member_id = $1 AND kind = 'playerBonus' AND place = $2",
    [memberId, id],
  );
  return onlyRow(rows).balance;
}

/**
 * Ends a bonus that runs, with the member's row locked: by `turnover` its money becomes real, else it goes back to the house. Its row
 * ends once, and the money moves in the same transaction under a key of its own. False where it had ended before.
 */
export async function endBonus(
  tx: Queryable,
  ledger: Ledger,
  bonus: StoredBonus,
  { reason, at, cause }: BonusEnd,
): Promise<boolean> {
  const { id, memberId, currency } = bonus;
  const state: BonusState = reason === "turnover" ? "converted" : reason === "spent" ? "spent" : "forfeited";
  const ended = await tx.query(
    `UPDATE bonus SET state = $2, reason = $3, ended_at = $4, paid = 0 WHERE id = $1 AND state = 'active' RETURNING id`,
    [id, state, reason, at],
  );
  if (ended.length === 0) return false;
  const money = await bonusMoney(tx, bonus);
  if (money === 0) return true;
  const from = await ledger.memberAccount(tx, { memberId, kind: "playerBonus", currency, place: id });
  const to =
    state === "converted"
      ? await ledger.walletOf(tx, memberId, currency)
      : await ledger.ownAccount(tx, "bonus", currency);
  await ledger.post(tx, {
    kind: "bonus",
    currency,
    legs: [
      { account: from, amount: -money },
      { account: to, amount: money },
    ],
    key: `bonus:${id}:${state}`,
    cause,
    detail: bonusDetail,
    at,
  });
  await tx.query("UPDATE bonus SET paid = $2 WHERE id = $1", [id, money]);
  return true;
}

/** What entries of the ledger are said to be for: a name that `data_name` may have words for. */
export const bonusDetail = "Bonus";

/** Ends the bonuses of a member that a withdrawal ends by their terms, in the withdrawal's own transaction. Answers how many. */
export async function endBonusesForWithdrawal(
  tx: Queryable,
  ledger: Ledger,
  memberId: string,
  end: Omit<BonusEnd, "reason">,
): Promise<number> {
  await lockMember(tx, memberId);
  let count = 0;
  for (const bonus of await lockActive(tx, memberId)) {
    if (bonus.terms.withdrawal !== "forfeit") continue;
    if (await endBonus(tx, ledger, bonus, { ...end, reason: "withdrawal" })) count += 1;
  }
  return count;
}
