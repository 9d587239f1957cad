import type { Queryable } from "#server/db/Database.ts";

/** Days in which an amount has to have been paid in. */
export const paidInDays = 30;

/** What a member paid in within these days, in minor units. */
export async function paidIn(db: Queryable, memberId: string, currency: string, now: Date): Promise<number> {
  const rows = await db.query<{ amount: number }>(
    `SELECT coalesce(sum(e.amount), 0)::bigint AS amount
     FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transfer t ON t.id = e.transfer_id
     WHERE a.member_id = $1 AND a.kind = 'player' AND a.currency = $2 AND t.kind = 'deposit'
       AND e.created_at > $3::timestamptz - $4::integer * interval '1 day'`,
    [memberId, currency, now, paidInDays],
  );
  return rows[0]?.amount ?? 0;
}
