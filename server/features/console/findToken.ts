import type { Operator } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import { hashToken } from "#server/security/tokens.ts";
import type { OperatorRole } from "./Operator.ts";
import type { TokenScope } from "./tokenScopes.ts";

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
/** Being used is written down at most this often, so that reading does not become writing. */
const usedEveryMs = 60_000;

/** A token of a program that is known: whom it stands for, what for, and why it opens nothing, if it does not. */
export interface FoundToken {
  operator: Operator;
  scopes: readonly TokenScope[];
  /** `over`: its time is. `ended`: somebody ended it, or the operator's account is closed. */
  state: "open" | "over" | "ended";
}

interface Row {
  id: string;
  account: string;
  role: OperatorRole;
  scopes: TokenScope[];
  state: FoundToken["state"];
  used_at: Date | null;
}

/** Finds a program's token; null where there is no such token. Only whoever had it learns what became of it. */
export async function findToken(
  { db, clock }: { db: Queryable; clock: Clock },
  token: string,
): Promise<FoundToken | null> {
  if (!tokenPattern.test(token)) return null;
  const now = clock.now();
  const rows = await db.query<Row>(
    `SELECT o.id, o.account, o.role, t.scopes, t.used_at,
       CASE WHEN t.ended_at IS NOT NULL OR o.disabled_at IS NOT NULL THEN 'ended'
         WHEN t.ends_at <= $2 THEN 'over' ELSE 'open' END AS state
     FROM operator_token t JOIN operator o ON o.id = t.operator_id WHERE t.token_hash = $1`,
    [hashToken(token), now],
  );
  const row = rows[0];
  if (row === undefined) return null;
  const { id, account, role, scopes, state } = row;
  const due = new Date(now.getTime() - usedEveryMs);
  if (state === "open" && (row.used_at === null || row.used_at < due))
    await db.query(
      "UPDATE operator_token SET used_at = $2 WHERE token_hash = $1 AND (used_at IS NULL OR used_at < $3)",
      [hashToken(token), now, due],
    );
  return { operator: { id, account, role }, scopes, state };
}
