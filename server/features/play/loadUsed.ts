import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { type LimitKind, type LimitPeriod, sinceOf } from "./StoredLimit.ts";

/** Whose, and in which currency. */
export interface LimitedPlayer {
  memberId: string;
  currency: string;
}

/** Who leaves without a word is taken to have played on for so long. */
const awayMinutes = 5;

/** How much of a limit is used up in the span that ends now: minor units, or minutes that have begun. A net win uses nothing. */
export function loadUsed(
  db: Queryable,
  player: LimitedPlayer,
  { kind, period, now }: { kind: LimitKind; period: LimitPeriod; now: Date },
): Promise<number> {
  const since = sinceOf(period, now);
  if (kind === "deposit") return loadPaidIn(db, player, since);
  return kind === "loss" ? loadLost(db, player, since) : loadMinutes(db, player.memberId, { since, now });
}

/** What was paid, fees included, and what open orders still ask for: they can be paid at any moment. */
async function loadPaidIn(db: Queryable, { memberId, currency }: LimitedPlayer, since: Date): Promise<number> {
  const rows = await db.query<{ used: number }>(
    `SELECT (coalesce((SELECT sum(p.amount) FROM deposit_payment p JOIN deposit_order o ON o.id = p.order_id
         WHERE o.member_id = $1 AND p.currency = $2 AND p.state <> 'returned' AND p.received_at > $3), 0)
       + coalesce((SELECT sum(greatest(0, o.amount - coalesce(
           (SELECT sum(p.amount) FROM deposit_payment p WHERE p.order_id = o.id AND p.currency = o.currency AND p.state <> 'returned'), 0)))
         FROM deposit_order o WHERE o.member_id = $1 AND o.currency = $2 AND o.state IN ('created', 'paying')), 0))::bigint AS used`,
    [memberId, currency, since],
  );
  return onlyRow(rows).used;
}

/** Stakes less wins of the member's own money, in the wallet and at vendors. */
async function loadLost(db: Queryable, { memberId, currency }: LimitedPlayer, since: Date): Promise<number> {
  const rows = await db.query<{ used: number }>(
    `SELECT greatest(0, coalesce(-sum(e.amount), 0))::bigint AS used
     FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transfer t ON t.id = e.transfer_id
     WHERE a.member_id = $1 AND a.currency = $2 AND a.kind IN ('player', 'playerVendor') AND e.created_at > $3
       AND t.kind IN ('bet', 'win')`,
    [memberId, currency, since],
  );
  return onlyRow(rows).used;
}

/** Time in which any session was open, counted once where two ran side by side. */
async function loadMinutes(
  db: Queryable,
  memberId: string,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const rows = await db.query<{ used: number }>(
    `WITH span AS (
       SELECT greatest(created_at, $2::timestamptz) AS began,
         least($3::timestamptz, coalesce(ended_at, 'infinity'), last_seen_at + make_interval(mins => $4)) AS ended
       FROM session WHERE member_id = $1 AND last_seen_at > $2::timestamptz - make_interval(mins => $4) AND created_at < $3),
     played AS (SELECT unnest(range_agg(tstzrange(began, ended))) AS part FROM span WHERE ended > began)
     SELECT coalesce(ceil(sum(extract(epoch FROM upper(part) - lower(part))) / 60), 0)::integer AS used FROM played`,
    [memberId, since, now, awayMinutes],
  );
  return onlyRow(rows).used;
}
