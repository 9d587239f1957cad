import type { Queryable } from "#server/db/Database.ts";

/** What the badges of the personal centre count. */
export type CountName = "rewards" | "missions" | "contracts" | "offers" | "bills" | "receipts";

/** Counts one of them for a member. */
export type CountSource = (db: Queryable, memberId: string, now: Date) => Promise<number>;

/** What waits for a member. A feature that has something to count names itself; what nobody counts is 0. */
export interface Counts {
  add(name: CountName, source: CountSource): void;
  of(db: Queryable, memberId: string, now: Date): Promise<Record<CountName, number>>;
}

/** Rewards that can be claimed. */
const countRewards: CountSource = async (db, memberId, now) => {
  const rows = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM reward
     WHERE member_id = $1 AND state = 'claimable' AND (expires_at IS NULL OR expires_at > $2)`,
    [memberId, now],
  );
  return rows[0]?.count ?? 0;
};

/** Makes the counts; rewards are counted. */
export function createCounts(): Counts {
  const sources = new Map<CountName, CountSource>([["rewards", countRewards]]);
  const countOf = async (name: CountName, ...[db, memberId, now]: Parameters<CountSource>) =>
    (await sources.get(name)?.(db, memberId, now)) ?? 0;
  return {
    add: (name, source) => void sources.set(name, source),
    of: async (db, memberId, now) => ({
      rewards: await countOf("rewards", db, memberId, now),
      missions: await countOf("missions", db, memberId, now),
      contracts: await countOf("contracts", db, memberId, now),
      offers: await countOf("offers", db, memberId, now),
      bills: await countOf("bills", db, memberId, now),
      receipts: await countOf("receipts", db, memberId, now),
    }),
  };
}
