import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import { workApart } from "#server/features/member/workApart.ts";
import type { Offers } from "./createOffers.ts";

const dayMs = 86_400_000;

/** What paying back losses works with. */
export interface LossParts {
  db: Database;
  clock: Clock;
  memberWork: MemberWork;
  offers: Offers;
  /** The day (yyyy-MM-dd) of a moment, by the brand's time zone. */
  dayOf(at: Date): string;
}

/**
 * Gives back what members lost on the day before, by the offers that say so. Each member is a transaction of its own, and an occasion
 * gives once: a run that was killed goes on where it was, and two nodes give once. Only real money counts as lost.
 */
export async function payLosses({ db, clock, memberWork, offers, dayOf }: LossParts): Promise<void> {
  const at = clock.now();
  const due = offers.running("loss", at);
  if (due.length === 0) return;
  const day = dayOf(new Date(at.getTime() - dayMs));
  const done = await db.query<{ offer_id: string }>("SELECT offer_id FROM offer_loss_day WHERE day = $1", [day]);
  const failed: unknown[] = [];
  for (const offer of due) {
    if (done.some((row) => row.offer_id === offer.id)) continue;
    const members = await db.query<{ member_id: string; currency: string }>(
      "SELECT member_id, currency FROM bet_day WHERE day = $1 GROUP BY member_id, currency HAVING sum(net) < 0",
      [day],
    );
    const failures = await workApart(members, async ({ member_id: memberId, currency }) => {
      await memberWork(memberId, async (tx) => {
        const base = await lossOf(tx, memberId, currency, day);
        if (base > 0) await offers.give(tx, offer, { memberId, currency, ref: `${currency}:${day}`, base, at });
      });
    });
    // The day stays open, and the next run tries them again; the others were given theirs.
    if (failures.length > 0) {
      failed.push(...failures);
      continue;
    }
    await db.query("INSERT INTO offer_loss_day (offer_id, day, done_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [
      offer.id,
      day,
      at,
    ]);
  }
  if (failed.length > 0) throw new AggregateError(failed, "losses could not be paid back");
}

/** Real money that was staked on a day and did not come back, in minor units; bets that are open are not lost yet. */
async function lossOf(tx: Queryable, memberId: string, currency: string, day: string): Promise<number> {
  const rows = await tx.query<{ loss: number }>(
    `SELECT coalesce(sum(stake - bonus_stake - payout + bonus_payout), 0)::bigint AS loss FROM game_bet
     WHERE member_id = $1 AND currency = $2 AND day = $3 AND state = 'settled'
       AND placed_at >= $3::date - interval '1 day' AND placed_at < $3::date + interval '2 days'`,
    [memberId, currency, day],
  );
  return rows[0]?.loss ?? 0;
}
