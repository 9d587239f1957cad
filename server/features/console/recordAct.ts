import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";

/** What operators do beside publishing, as the audit names it. Publications write their own rows. */
export type OperatorAct = "signIn" | "signInRefused" | "signOut" | "confirm" | "operatorCreated";

/** Adds a row to the audit. */
export async function recordAct(db: Queryable, clock: Clock, operator: string, act: OperatorAct): Promise<void> {
  await db.query("INSERT INTO operator_act (at, operator, act) VALUES ($1, $2, $3)", [clock.now(), operator, act]);
}
