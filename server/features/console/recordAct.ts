import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { AuditedAct } from "#server/features/audit/actsByArea.ts";

/** What operators do beside publishing, as the audit names it. Publications write their own rows. */
export type OperatorAct = Exclude<AuditedAct, "import" | "publish" | "revert">;

/** Adds a row to the audit. `detail` is what `describeAct` puts into words. */
export async function recordAct(
  db: Queryable,
  clock: Clock,
  operator: string,
  act: OperatorAct,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const values = [clock.now(), operator, act, detail];
  await db.query("INSERT INTO operator_act (at, operator, act, detail) VALUES ($1, $2, $3, $4)", values);
}
