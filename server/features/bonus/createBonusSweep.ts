import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { Rewards } from "#server/features/reward/createRewards.ts";
import { endBonus } from "./endBonus.ts";
import { lockActive } from "./StoredBonus.ts";

/** How often bonuses are looked over. */
const everyMs = 5_000;
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
 * half done, a settlement at the same moment goes first or after, and two nodes that find the same bonus end it once.
 */
export async function expireBonuses({ db, clock, ledger, memberWork, rewards }: SweepParts): Promise<void> {
  const due = await db.query<{ member_id: string }>(
    "SELECT DISTINCT member_id FROM bonus WHERE state = 'active' AND ends_at <= $1 LIMIT $2",
    [clock.now(), atOnce],
  );
  for (const { member_id: memberId } of due) {
    await memberWork(memberId, async (tx) => {
      const at = clock.now();
      for (const bonus of await lockActive(tx, memberId)) {
        if (bonus.endsAt > at) continue;
        await endBonus(tx, ledger, bonus, { reason: "expired", at, cause: { type: "system", ref: "bonus" } });
      }
    });
  }
  await rewards.expire(db, clock.now());
}

/** The sweep of one node; any number of nodes sweep the same tables. What one run leaves, the next one finds. */
export function createBonusSweep(runs: readonly (() => Promise<void>)[], onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const sweep = async () => {
    for (const run of runs) await run().catch(onError);
  };
  return {
    start() {
      timer = setInterval(() => (running = running.then(sweep)), everyMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
