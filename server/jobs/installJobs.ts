import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { jobSchema } from "./jobSchema.ts";
import { openBoss } from "./openBoss.ts";

/** What the server's role may do in the queue: work with its rows, and define nothing. */
const rights = `
  GRANT USAGE ON SCHEMA ${jobSchema} TO croupier_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${jobSchema} TO croupier_app;
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${jobSchema} TO croupier_app;
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${jobSchema} TO croupier_app`;

/** Brings the tables of the queue up to date, as the owner of tables. Nodes that start at once take turns. */
export async function installJobs(owner: Database): Promise<void> {
  let fault: unknown;
  const boss = openBoss(owner, (error) => (fault ??= error), { migrate: true, schedule: false, supervise: false });
  await boss.start();
  await boss.stop({ close: false });
  if (fault !== undefined) throw fault as Error;
  await withTransaction(owner, async (tx) => {
    // Two grants at once would meet in one row of the catalogue.
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('installJobs'))");
    await tx.query(rights);
  });
}
