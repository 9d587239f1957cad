import type { Queryable } from "#server/db/Database.ts";
import type { Bet } from "#server/features/bet/Bet.ts";
import { onlyRow } from "#server/db/onlyRow.ts";

/** Whose money, and which wallet stakes come from. */
export interface StakeOwner {
  memberId: string;
  currency: string;
  vendor: string;
  wallet: Bet["wallet"];
}

/** What can be staked with a vendor now: the wallet that pays, and the bonuses that run. */
export async function usableBalance(
  db: Queryable,
  { memberId, currency, vendor, wallet }: StakeOwner,
  now: Date,
): Promise<number> {
  const rows = await db.query<{ sum: number }>(
    `SELECT (coalesce((SELECT balance FROM ledger_account
         WHERE member_id = $1 AND currency = $2 AND kind = $3 AND place = $4), 0)
       + coalesce((SELECT sum(a.balance) FROM ledger_account a JOIN bonus b ON b.id::text = a.place
         WHERE a.member_id = $1 AND a.currency = $2 AND a.kind = 'playerBonus' AND b.state = 'active' AND b.ends_at > $5), 0))::bigint
       AS sum`,
    [memberId, currency, wallet, wallet === "playerVendor" ? vendor : "", now],
  );
  return onlyRow(rows).sum;
}
