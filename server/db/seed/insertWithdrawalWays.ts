import type { Queryable } from "#server/db/Database.ts";
import { saveRule } from "#server/features/withdrawal/StoredRule.ts";
import demo from "./withdrawalWays.json" with { type: "json" };

/** Adds the demo's ways to be paid and its rules, where they are not there: what an operator changed stays. */
export async function insertWithdrawalWays(db: Queryable, now: Date): Promise<void> {
  for (const [place, way] of demo.ways.entries()) {
    await db.query(
      `INSERT INTO withdrawal_way (id, kind, place, name, fees, number, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
      [way.id, way.kind, place, JSON.stringify(way.name), JSON.stringify(way.fees), JSON.stringify(way.number), now],
    );
  }
  const known = await db.query<{ currency: string }>("SELECT currency FROM withdrawal_rule");
  for (const rule of demo.rules) {
    if (known.some(({ currency }) => currency === rule.currency)) continue;
    await saveRule(db, { ...rule, changedBy: "" }, now);
  }
}
