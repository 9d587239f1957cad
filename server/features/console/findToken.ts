import type { Operator } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import { hashToken } from "#server/security/tokens.ts";
import type { OperatorRole } from "./Operator.ts";

/** What a token of a program may be used for: what its operator's role allows at the console, or asking which features are on. */
export type TokenScope = "console" | "flags";

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
/** Being used is written down at most this often, so that reading does not become writing. */
const usedEveryMs = 60_000;

/** Whom a program's token stands for; null where it is unknown, ended, too old, of a closed account or for something else. */
export async function findToken(
  { db, clock }: { db: Queryable; clock: Clock },
  token: string,
  scope: TokenScope,
): Promise<Operator | null> {
  if (!tokenPattern.test(token)) return null;
  const now = clock.now();
  const rows = await db.query<{ id: string; account: string; role: OperatorRole; used_at: Date | null }>(
    `SELECT o.id, o.account, o.role, t.used_at FROM operator_token t JOIN operator o ON o.id = t.operator_id
     WHERE t.token_hash = $1 AND $2 = ANY (t.scopes) AND t.ended_at IS NULL AND (t.ends_at IS NULL OR t.ends_at > $3)
       AND o.disabled_at IS NULL`,
    [hashToken(token), scope, now],
  );
  const row = rows[0];
  if (row === undefined) return null;
  const due = new Date(now.getTime() - usedEveryMs);
  if (row.used_at === null || row.used_at < due)
    await db.query(
      "UPDATE operator_token SET used_at = $2 WHERE token_hash = $1 AND (used_at IS NULL OR used_at < $3)",
      [hashToken(token), now, due],
    );
  return { id: row.id, account: row.account, role: row.role };
}
