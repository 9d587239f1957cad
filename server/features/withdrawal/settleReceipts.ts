import type { Queryable } from "#server/db/Database.ts";

/** So many at once: a run is short, and the next one follows. */
const atOnce = 500;

/**
 * Counts as received what was paid out and not answered for as long as the rules say; of one member, or of all. One statement: a
 * withdrawal and its history are written together or not at all, whenever the program is killed. What somebody has in hand, such as
 * an answer of this very moment, is left for the next time, so any number of nodes may do this at once. No money moves: it left
 * with the pay-out. Answers how many there were.
 */
export async function settleReceipts(db: Queryable, now: Date, memberId: string | null = null): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `WITH due AS (
       SELECT id, paid - received AS counted FROM withdrawal
       WHERE receive_by <= $1 AND state = 'sent' AND ($2::uuid IS NULL OR member_id = $2)
       ORDER BY receive_by LIMIT $3 FOR UPDATE SKIP LOCKED
     ), ended AS (
       UPDATE withdrawal w SET received = paid, changed_at = $1, receive_by = NULL, bank_by = NULL,
         state = CASE WHEN amount - fee - returned > paid THEN 'partial' ELSE 'received' END
       FROM due WHERE w.id = due.id RETURNING w.id, due.counted
     ), noted AS (
       INSERT INTO withdrawal_change (withdrawal_id, at, step, by_whom, ref, amount)
       SELECT id, $1, 'counted', 'system', 'time', counted FROM ended
     )
     SELECT count(*) AS count FROM ended`,
    [now, memberId, atOnce],
  );
  return rows[0]?.count ?? 0;
}
