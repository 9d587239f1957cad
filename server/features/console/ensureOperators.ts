import { join } from "node:path";
import { randomBytes } from "node:crypto";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Passwords } from "#server/security/passwords.ts";
import { writeSecretFile } from "#server/security/writeSecretFile.ts";
import type { OperatorRole } from "./Operator.ts";
import { recordAct } from "./recordAct.ts";

/** What is made where nobody can sign in: one account that may do everything; on a demo one of most roles, and who agrees to what takes two. */
const first: readonly { account: string; role: OperatorRole }[] = [{ account: "publisher", role: "administrator" }];
const demo: typeof first = [
  ...first,
  { account: "checker", role: "publisher" },
  { account: "editor", role: "editor" },
  { account: "viewer", role: "viewer" },
];

/** What making the first operators needs. */
export interface OperatorParts {
  deps: Pick<Deps, "db" | "clock" | "config">;
  passwords: Passwords;
}

/**
 * Makes the first operators where there are none, with passwords of their own: there is no password that comes with the
 * product. Those of a demo are marked as such. They are written to `<data>/operator.txt`, which only this account may read. Returns that file's place, or
 * null where there was somebody already.
 */
export async function ensureOperators({ deps, passwords }: OperatorParts): Promise<string | null> {
  const { db, clock, config } = deps;
  const known = await db.query("SELECT FROM operator WHERE password_hash IS NOT NULL LIMIT 1");
  if (known.length > 0) return null;
  const made = await Promise.all(
    (config.isDemo ? demo : first).map(async (operator) => {
      // 15 bytes: 120 bits, in letters that can be typed.
      const password = randomBytes(15).toString("base64url");
      return { ...operator, password, hash: await passwords.hash(password) };
    }),
  );
  return withTransaction(db, async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('first operators'))");
    const meanwhile = await tx.query("SELECT FROM operator WHERE password_hash IS NOT NULL LIMIT 1");
    if (meanwhile.length > 0) return null;
    for (const { account, hash, role } of made) {
      // An account of a demo that was ended is made anew: it keeps nothing but its name.
      await tx.query(
        `INSERT INTO operator AS o (account, password_hash, role, created_at, is_demo) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (account) DO UPDATE SET password_hash = excluded.password_hash, role = excluded.role,
           created_at = excluded.created_at, is_demo = excluded.is_demo, disabled_at = NULL
         WHERE o.is_demo AND o.disabled_at IS NOT NULL`,
        [account, hash, role, clock.now(), config.isDemo],
      );
      await recordAct(tx, clock, "platform", "operatorCreated", { member: account });
    }
    // Written before the rows are kept: accounts whose passwords nobody was told would be worse than a stale file.
    const file = join(config.dataFolder, "operator.txt");
    const lines = made.map(({ account, password, role }) => `${account.padEnd(12)} ${password}   (${role})`);
    await writeSecretFile(file, ["Accounts of the console, with their passwords:", "", ...lines, ""].join("\n"));
    return file;
  });
}
