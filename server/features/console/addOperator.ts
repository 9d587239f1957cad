import { randomBytes } from "node:crypto";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Passwords } from "#server/security/passwords.ts";
import { recordAct } from "./recordAct.ts";
import { operatorRoles } from "./rights.ts";

/** What an account of the console may be called. */
export const accountPattern = /^[a-z][a-z0-9._-]{1,31}$/;

/** Makes an account of the console with a password of its own, in the audit; answers the password, or what is wrong in a sentence. */
export async function addOperator(
  { db, clock, passwords }: { db: Database; clock: Clock; passwords: Passwords },
  account: string,
  role: string,
): Promise<{ password: string } | { fault: string }> {
  if (!accountPattern.test(account))
    return {
      fault: `"${account}" cannot be an account: 2 to 32 small letters, digits, dots and dashes, a letter first.`,
    };
  if (!operatorRoles.some((known) => known === role))
    return { fault: `There is no role "${role}": ${operatorRoles.join(", ")}.` };
  // 15 bytes: 120 bits, in letters that can be typed.
  const password = randomBytes(15).toString("base64url");
  const hash = await passwords.hash(password);
  return withTransaction(db, async (tx) => {
    const made = await tx.query(
      `INSERT INTO operator (account, password_hash, role, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account) DO NOTHING RETURNING id`,
      [account, hash, role, clock.now()],
    );
    if (made.length === 0) return { fault: `There is an operator ${account} already.` };
    await recordAct(tx, clock, "command-line", "operatorCreated", { member: account, switched: role });
    return { password };
  });
}
