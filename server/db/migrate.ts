import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Database, Queryable } from "./Database.ts";
import { withTransaction } from "./withTransaction.ts";

const folder = new URL("./migrations/", import.meta.url);
/** Any fixed number; two programs that migrate at once take turns by it. */
const lockKey = 7_204_312;
/** Files that had another name once, which releases know them by that may run beside this one, or after it again. */
const formerNames: Readonly<Record<string, string>> = { "0474_seamless.sql": "0471_seamless.sql" };
const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;

/**
 * Brings the schema up to date: runs each numbered file of `migrations/` that has not run yet, each in a transaction of its
 * own, in the order of their names. Returns the names of those it ran. Refuses a file that was changed after it ran. Locks
 * go with their transactions, so a pooler may be in between.
 */
export async function migrate(db: Database): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  await inTurn(db, (tx) =>
    tx.query(
      `CREATE TABLE IF NOT EXISTS schema_migration (
         name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    ),
  );
  const ran: string[] = [];
  for (const name of files) {
    const text = await readFile(new URL(name, folder), "utf8");
    const checksum = createHash("sha256").update(text).digest("hex");
    if (await isApplied(db, name, checksum)) continue;
    // Another node may have run it while we waited for our turn.
    if (await inTurn(db, (tx) => runFile(tx, { name, text, checksum }))) ran.push(name);
  }
  return ran;
}

function inTurn<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return withTransaction(db, async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
    return work(tx);
  });
}

/** Throws where another file of that name has run. */
async function isApplied(on: Queryable, name: string, checksum: string): Promise<boolean> {
  const rows = await on.query<{ checksum: string }>("SELECT checksum FROM schema_migration WHERE name = ANY ($1)", [
    namesOf(name),
  ]);
  const known = rows[0]?.checksum;
  if (known !== undefined && known !== checksum)
    throw new Error(
      `The migration ${name} was changed after it had run. Write a new one with the next number instead.`,
    );
  return known !== undefined;
}

async function runFile(tx: Queryable, file: { name: string; text: string; checksum: string }): Promise<boolean> {
  if (await isApplied(tx, file.name, file.checksum)) return false;
  try {
    // Without values, `pg` sends the text as it is, so a file may hold many statements.
    await tx.query(file.text);
  } catch (error) {
    throw new Error(`The migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
  await tx.query("INSERT INTO schema_migration (name, checksum) SELECT name, $2 FROM unnest($1::text[]) AS name", [
    namesOf(file.name),
    file.checksum,
  ]);
  return true;
}

/** A file's name, and the one that it had before. */
function namesOf(name: string): string[] {
  const former = formerNames[name];
  return former === undefined ? [name] : [name, former];
}
