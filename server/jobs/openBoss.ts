import { PgBoss, type ConstructorOptions } from "pg-boss";
import type { Queryable } from "#server/db/Database.ts";
import { jobSchema } from "./jobSchema.ts";

/** The queue's library on connections of ours: with our limits of time, and our way to notice a database that is away. */
export function openBoss(
  db: Queryable,
  onError: (error: unknown) => void,
  options: Pick<ConstructorOptions, "migrate" | "schedule" | "supervise" | "clock"> = {},
): PgBoss {
  const boss = new PgBoss({
    schema: jobSchema,
    // Indexes are rebuilt by whoever owns them, and we do not.
    reindex: false,
    monitorVacuum: false,
    ...options,
    db: { executeSql: async (text, values) => ({ rows: await db.query(text, values) }) },
  });
  // Without a listener an error of its timers would end the program.
  boss.on("error", onError);
  return boss;
}
