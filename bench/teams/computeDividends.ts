import type { Database } from "#server/db/Database.ts";
import { computeBills } from "#server/features/agent/bills/computeBills.ts";

/**
 * Gives the first agents of a filled team a monthly dividend each and computes the bills of a month of theirs. Answers how many there
 * were, and how long it took in milliseconds; contracts and bills are taken away again, so that the same data can be asked anew.
 */
export async function computeDividends(
  db: Database,
  owner: Database,
  agents: number,
): Promise<{ bills: number; took: number }> {
  const terms = {
    kind: "dividend",
    measure: "loss",
    cycle: "monthly",
    payer: "platform",
    carriesOver: true,
    tiers: [
      { from: 1, to: 100_000, profitLoss: 0, activeMembers: 1, rate: 1000 },
      { from: 100_000, to: null, profitLoss: 0, activeMembers: 5, rate: 2000 },
    ],
  };
  await owner.query(
    `INSERT INTO agent_contract (agent_id, kind, rate_bps, terms, state, offered_at, answered_at, began_at, version)
     SELECT id, 'dividend', 2000, $1, 'inForce', '2025-10-01Z', '2025-10-01Z', '2025-11-01Z', 1 FROM member
     WHERE type = 1 ORDER BY substring(account FROM 2)::integer LIMIT $2`,
    [JSON.stringify(terms), agents],
  );
  try {
    const started = performance.now();
    const bills = await computeBills(db, { zone: "UTC", now: new Date("2025-12-01T00:10:00Z") });
    return { bills, took: performance.now() - started };
  } finally {
    await owner.query(
      `SET session_replication_role = replica; DELETE FROM agent_bill; DELETE FROM contract_billing; DELETE FROM agent_contract;
       SET session_replication_role = DEFAULT`,
    );
  }
}
