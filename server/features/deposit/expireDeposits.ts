import type { Queryable } from "#server/db/Database.ts";

/** So many orders at once: nobody who pays waits for long. */
const atOnce = 500;

/**
 * Ends orders whose time is over; of one member, or of all. One statement: an order and its change are written together or not
 * at all, whenever the program is killed. What somebody has in hand, such as a payment that arrives at this moment, is left for
 * the next time, so any number of nodes may do this at once. Answers how many there were.
 */
export async function expireDeposits(db: Queryable, now: Date, memberId: string | null = null): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `WITH due AS (
       SELECT id FROM deposit_order
       WHERE expires_at <= $1 AND state IN ('created', 'paying') AND ($2::uuid IS NULL OR member_id = $2)
       ORDER BY expires_at LIMIT $3 FOR UPDATE SKIP LOCKED
     ), ended AS (
       UPDATE deposit_order o SET state = 'expired', changed_at = $1, expires_at = NULL, reason = NULL
       FROM due WHERE o.id = due.id RETURNING o.id
     ), noted AS (
       INSERT INTO deposit_change (order_id, at, state, by_whom, ref) SELECT id, $1, 'expired', 'system', 'time' FROM ended
     )
     SELECT count(*) AS count FROM ended`,
    [now, memberId, atOnce],
  );
  return rows[0]?.count ?? 0;
}
