import type { Queryable } from "#server/db/Database.ts";
import { Failure } from "#server/http/Failure.ts";
import type { IdentityProvider } from "./identityFlags.ts";

/** An account elsewhere. */
export interface OutsideAccount {
  provider: IdentityProvider;
  /** The provider's own name for it. */
  subject: string;
}

/** The member that an account elsewhere is linked to. */
export async function findLinked(db: Queryable, { provider, subject }: OutsideAccount): Promise<string | undefined> {
  const rows = await db.query<{ member_id: string }>(
    "SELECT member_id FROM member_identity WHERE provider = $1 AND subject = $2",
    [provider, subject],
  );
  return rows[0]?.member_id;
}

/** Notes that a member has logged in by it. */
export async function noteUse(tx: Queryable, { provider, subject }: OutsideAccount, at: Date): Promise<void> {
  await tx.query("UPDATE member_identity SET last_used_at = $3 WHERE provider = $1 AND subject = $2", [
    provider,
    subject,
    at,
  ]);
}

/** Links it to a member. Throws `identity_taken` where it is linked to somebody. */
export async function linkIdentity(
  tx: Queryable,
  { provider, subject }: OutsideAccount,
  { memberId, at }: { memberId: string; at: Date },
): Promise<void> {
  const rows = await tx.query<{ subject: string }>(
    `INSERT INTO member_identity (provider, subject, member_id, linked_at, last_used_at) VALUES ($1, $2, $3, $4, $4)
     ON CONFLICT DO NOTHING RETURNING subject`,
    [provider, subject, memberId, at],
  );
  if (rows.length === 0)
    throw new Failure(200, "identity_taken", "This account is linked already. Please log in with it.");
}
