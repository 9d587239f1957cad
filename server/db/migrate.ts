import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Database, Queryable } from "./Database.ts";

const folder = new URL("./migrations/", import.meta.url);
/** Any fixed number; two programs that migrate at once take turns by it. */
const lockKey = 7_204_312;
const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;

/**
 * Brings the schema up to date: runs each numbered file of `migrations/` that has not run yet, each in a transaction of its
 * own, in the order of their names. Returns the names of those it ran. Refuses a file that was changed after it ran.
 */
export async function migrate(db: Database): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  return db.connection(async (connection) => {
    await connection.query("SELECT pg_advisory_lock($1)", [lockKey]);
    try {
      await connection.query(
        `CREATE TABLE IF NOT EXISTS schema_migration (
           name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
      );
      const rows = await connection.query<{ name: string; checksum: string }>(
        "SELECT name, checksum FROM schema_migration",
      );
      const applied = new Map(rows.map((row) => [row.name, row.checksum]));
      const ran: string[] = [];
      for (const name of files) {
        if (await runFile(connection, name, applied.get(name))) ran.push(name);
      }
      return ran;
    } finally {
      await connection.query("SELECT pg_advisory_unlock($1)", [lockKey]);
    }
  });
}

async function runFile(connection: Queryable, name: string, known: string | undefined): Promise<boolean> {
  const text = await readFile(new URL(name, folder), "utf8");
  const checksum = createHash("sha256").update(text).digest("hex");
  if (known === checksum) return false;
  if (known !== undefined) {
    throw new Error(
      `The migration ${name} was changed after it had run. Write a new one with the next number instead.`,
    );
  }
  await connection.query("BEGIN");
  try {
    // Without values, `pg` sends the text as it is, so a file may hold many statements.
    await connection.query(text);
    await connection.query("INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)", [name, checksum]);
    await connection.query("COMMIT");
  } catch (error) {
    await connection.query("ROLLBACK").catch(() => undefined);
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
  return true;
}
