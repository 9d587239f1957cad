import type { Queryable } from "#server/db/Database.ts";
import { newJackpot } from "./newJackpot.ts";

/** Begins the jackpot of a currency at a moment, unless there is one. */
export async function insertJackpot(db: Queryable, currency: string, at: Date): Promise<void> {
  const { seed, step, most, everyMs } = newJackpot(currency);
  await db.query(
    `INSERT INTO jackpot (currency, seed, step, most, every_ms, began_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [currency, seed, step, most, everyMs, at],
  );
}
