import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import { writeSecretFile } from "#server/security/writeSecretFile.ts";

/** The operator that `npm run config` acts as. It has no password, so nobody can sign in with its name. */
const account = "command-line";

/**
 * Sees to it that `<data>/config-token` holds a token that works: whoever may read the data folder may publish from the
 * command line. The database keeps only its hash. Returns the file's place.
 */
export async function ensureCommandToken({
  db,
  clock,
  config,
}: Pick<Deps, "db" | "clock" | "config">): Promise<string> {
  const file = join(config.dataFolder, "config-token");
  const known = await readFile(file, "utf8").catch(() => "");
  const rows = await db.query("SELECT FROM operator_token WHERE token_hash = $1", [hashToken(known.trim())]);
  if (rows.length > 0) return file;
  const token = randomToken();
  await withTransaction(db, async (tx) => {
    await tx.query(
      "INSERT INTO operator (account, role, created_at) VALUES ($1, 'publisher', $2) ON CONFLICT (account) DO NOTHING",
      [account, clock.now()],
    );
    await tx.query(
      "INSERT INTO operator_token (token_hash, operator_id, name, created_at) SELECT $1, id, $2, $3 FROM operator WHERE account = $4",
      [hashToken(token), "npm run config", clock.now(), account],
    );
    await writeSecretFile(file, `${token}\n`);
  });
  return file;
}
