import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import { workApart } from "#server/features/member/workApart.ts";
import type { Rewards } from "#server/features/reward/createRewards.ts";
import { endBonus } from "./endBonus.ts";
import { lockActive } from "./StoredBonus.ts";

/** As many members are worked on in one run; what is left is found by the next. */
const atOnce = 200;

/** What the sweep works with. */
export interface SweepParts {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  memberWork: MemberWork;
  rewards: Rewards;
}

/**
 * Ends bonuses and rewards whose time is over. Each member is a transaction of its own, behind the member's lock: a kill leaves none
 * half done, a settlement at the same moment goes first or after, and two nodes that find the same bonus end it once. A member whose
 * bonus cannot be ended keeps nobody else from theirs; what failed is thrown together once all others are done.
 */
export async function expireBonuses({ db, clock, ledger, memberWork, rewards }: SweepParts): Promise<void> {
  const due = await db.query<{ member_id: string }>(
    // In no order, so that members that fail again and again do not take all places of every run.
    `SELECT member_id FROM bonus WHERE state = 'active' AND ends_at <= $1 GROUP BY member_id ORDER BY random() LIMIT $2`,
    [clock.now(), atOnce],
  );
  const failures = await workApart(due, async ({ member_id: memberId }) => {
    await memberWork(memberId, async (tx) => {
      const at = clock.now();
      for (const bonus of await lockActive(tx, memberId)) {
        if (bonus.endsAt > at) continue;
        await endBonus(tx, ledger, bonus, { reason: "expired", at, cause: { type: "system", ref: "bonus" } });
      }
    });
  });
  await rewards.expire(db, clock.now());
  if (failures.length > 0) throw new AggregateError(failures, "bonuses could not be ended");
}
