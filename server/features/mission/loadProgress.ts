import type { Queryable } from "#server/db/Database.ts";
import { addDays, startOfDay } from "./days.ts";
import type { Days } from "./periodOf.ts";

/** What a member did in some days, in minor units of a currency. */
export interface Progress {
  deposit: number;
  bet: number;
  playDays: number;
}

/** Whose, and when. */
export interface ProgressOf extends Days {
  memberId: string;
  currency: string;
  /** A time zone that is known; the days are its days. */
  zone: string;
}

/** Sums what missions count: what was paid in, what was staked and is valid, and days with a bet. Bets count on the day they were placed. */
export async function loadProgress(
  db: Queryable,
  { memberId, currency, from, to, zone }: ProgressOf,
): Promise<Progress> {
  const rows = await db.query<Progress>(
    `SELECT
       (SELECT coalesce(sum(e.amount), 0)::bigint FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
        JOIN ledger_transfer t ON t.id = e.transfer_id
        WHERE a.member_id = $1 AND a.kind = 'player' AND a.currency = $2 AND t.kind = 'deposit'
          AND e.created_at >= $5 AND e.created_at < $6) AS deposit,
       coalesce(sum(b.valid), 0)::bigint AS bet,
       count(DISTINCT b.day) FILTER (WHERE b.bets > 0) AS "playDays"
     FROM bet_day b WHERE b.member_id = $1 AND b.currency = $2 AND b.day BETWEEN $3::date AND $4::date`,
    [memberId, currency, from, to, startOfDay(from, zone), startOfDay(addDays(to, 1), zone)],
  );
  return rows[0] ?? { deposit: 0, bet: 0, playDays: 0 };
}
