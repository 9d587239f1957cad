import type { Queryable } from "#server/db/Database.ts";
import type { LimitName, LimitSource, StoredLimit } from "./StoredLimit.ts";

const hourMs = 3_600_000;

/** What a limit is to be, and who says so. */
export interface LimitWish extends LimitName {
  source: LimitSource;
  /** Null: no limit. */
  amount: number | null;
  /** Hours that a limit goes on holding which is raised or taken away. */
  raiseHours: number;
  /** The session, or the operator's account. */
  ref: string;
  reason?: string;
  now: Date;
}

/**
 * Changes one limit in a transaction that holds the member. A stricter one holds at once, and ends what waits; the same one withdraws
 * what waits; a looser one waits, from now on, however long another has waited. So no series of steps gets anywhere sooner.
 */
export async function changeLimit(
  tx: Queryable,
  memberId: string,
  stored: readonly StoredLimit[],
  wish: LimitWish,
): Promise<void> {
  const { kind, period, source, amount, raiseHours, now } = wish;
  const own = stored.find((one) => one.kind === kind && one.period === period && one.source === source);
  const before = own?.amount ?? null;
  const isLooser = before !== null && (amount === null || amount > before);
  if (!isLooser && amount === before && !own?.pending) return;
  const holdsFrom = isLooser ? new Date(now.getTime() + raiseHours * hourMs) : now;
  await tx.query(
    `INSERT INTO play_limit (member_id, kind, period, source, amount, pending_amount, pending_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (member_id, kind, period, source)
     DO UPDATE SET amount = excluded.amount, pending_amount = excluded.pending_amount, pending_at = excluded.pending_at`,
    isLooser
      ? [memberId, kind, period, source, before, amount, holdsFrom]
      : [memberId, kind, period, source, amount, null, null],
  );
  const act = isLooser ? "wait" : amount === before ? "withdraw" : "set";
  await tx.query(
    `INSERT INTO play_change (member_id, at, kind, period, source, ref, act, amount_before, amount_after, holds_from, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [memberId, now, kind, period, source, wish.ref, act, before, amount, holdsFrom, wish.reason ?? ""],
  );
}
