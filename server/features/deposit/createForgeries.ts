import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";

/** Counts events that no provider had signed. */
export interface Forgeries {
  /** Costs no write of its own, so that a flood of them does not become one of the database. */
  note(provider: string): void;
  /** Writes down what was counted. */
  flush(): Promise<void>;
}

/** Counts in memory; whoever flushes adds it to the day's figure, which all nodes share. */
export function createForgeries(db: Queryable, clock: Clock): Forgeries {
  const counted = new Map<string, number>();
  return {
    note: (provider) => void counted.set(provider, (counted.get(provider) ?? 0) + 1),
    async flush() {
      for (const [provider, count] of counted) {
        counted.delete(provider);
        try {
          await db.query(
            `INSERT INTO deposit_forged (provider, day, count, last_at) VALUES ($1, ($3::timestamptz AT TIME ZONE 'UTC')::date, $2, $3)
             ON CONFLICT (provider, day) DO UPDATE SET count = deposit_forged.count + $2, last_at = $3`,
            [provider, count, clock.now()],
          );
        } catch (error) {
          counted.set(provider, (counted.get(provider) ?? 0) + count);
          throw error;
        }
      }
    },
  };
}
