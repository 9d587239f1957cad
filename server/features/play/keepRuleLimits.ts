import type { Queryable } from "#server/db/Database.ts";
import { changeLimit } from "./changeLimit.ts";
import type { PlayRules } from "./playRules.ts";
import { limitKinds, limitPeriods, loadLimits } from "./StoredLimit.ts";

/**
 * Writes what the rules of the place allow anybody beside the member's own limits, at each login and whenever limits are looked at:
 * what moves money later asks the database alone. Runs in a transaction that holds the member. Amounts are of the brand's currency;
 * an account in another one gets none.
 */
export async function keepRuleLimits(
  tx: Queryable,
  { memberId, rules, isSameCurrency, now }: { memberId: string; rules: PlayRules; isSameCurrency: boolean; now: Date },
): Promise<void> {
  const stored = await loadLimits(tx, memberId, now);
  const held = stored.filter(({ source, amount }) => source === "rules" && amount !== null);
  if (rules.ceilings.length === 0 && held.length === 0) return;
  for (const kind of limitKinds) {
    for (const period of kind === "time" ? (["day"] as const) : limitPeriods) {
      const ceiling = rules.ceilings.find((one) => one.kind === kind && one.period === period);
      const amount = isSameCurrency || kind === "time" ? (ceiling?.amount ?? null) : null;
      // Rules are the operator's, who may change them for everybody at once: nobody waits for them.
      const wish = { kind, period, amount, source: "rules" as const, raiseHours: 0, ref: "rules", now };
      await changeLimit(tx, memberId, stored, wish);
    }
  }
}
