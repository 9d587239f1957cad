import type { Queryable } from "#server/db/Database.ts";

/**
 * Orders behind what demo players paid in: each books what a transfer of the ledger says, and its history with it. One that ran
 * out and one that was declined are among them, so that every state can be seen.
 */
export async function insertPastDeposits(tx: Queryable, account: string): Promise<void> {
  await tx.query(
    `WITH paid AS (
       SELECT t.id AS transfer_id, a.member_id, t.currency, e.amount, t.created_at AS at,
         row_number() OVER (ORDER BY t.created_at DESC) AS place
       FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id JOIN ledger_account a ON a.id = e.account_id
       JOIN member m ON m.id = a.member_id WHERE t.kind = 'deposit' AND e.amount > 0 AND a.kind = 'player' AND m.account = $1
       ORDER BY t.created_at DESC LIMIT 6
     ), made AS (
       INSERT INTO deposit_order (id, reference, member_id, channel_id, currency, amount, fee_fixed, fee_points, state, reason,
         pay_to, created_at, changed_at)
       SELECT gen_random_uuid(), 'DEMO' || upper(substr(md5(transfer_id::text || n), 1, 4)) || place || n, member_id, 'bank', currency, amount, 0, 0,
         (ARRAY['credited', 'expired', 'rejected'])[n + 1], CASE WHEN n = 2 THEN 'declined' END,
         (SELECT jsonb_build_object('bank', c.pay_to -> 'bank', 'holder', c.pay_to -> 'holder', 'account', c.pay_to -> 'account',
           'network', null, 'address', null, 'qr', null) FROM deposit_channel c WHERE c.id = 'bank'),
         at - interval '20 minutes' - n * interval '2 hours', at - n * interval '2 hours'
       FROM paid, generate_series(0, 2) n WHERE n = 0 OR (n = 1 AND place = 2) OR (n = 2 AND place = 4)
       RETURNING id, member_id, amount, currency, state, reason, created_at, changed_at
     ), begun AS (
       INSERT INTO deposit_change (order_id, at, state, by_whom, ref, amount)
       SELECT id, created_at, 'created', 'player', 'demo', amount FROM made
     ), ended AS (
       INSERT INTO deposit_change (order_id, at, state, by_whom, ref, reason, amount)
       SELECT id, changed_at, state, 'system', 'demo', reason, CASE WHEN state = 'credited' THEN amount END FROM made
     )
     INSERT INTO deposit_payment (id, order_id, provider, payment, amount, currency, credited, state, received_at, settled_at, transfer_id)
     SELECT gen_random_uuid(), made.id, 'operator', made.id::text, made.amount, made.currency, made.amount, 'credited', made.changed_at,
       made.changed_at, paid.transfer_id
     FROM made JOIN paid ON paid.at = made.changed_at AND paid.amount = made.amount WHERE made.state = 'credited'`,
    [account],
  );
}
