import type { Queryable } from "#server/db/Database.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import type { Break } from "./findBreak.ts";

const dayMs = 86_400_000;
const nobody = "00000000-0000-0000-0000-000000000000";

/** Who takes or gives a break, and for how long. */
export interface BreakWish {
  kind: Break["kind"];
  /** 0: for good. */
  days: number;
  mayLogIn: boolean;
  source: "player" | "operator";
  /** The session, or the operator's account. */
  ref: string;
  reason?: string;
  now: Date;
}

/**
 * Begins a break in a transaction that holds the member; one that runs already is not shortened by it. An exclusion ends every
 * session and forgets remembered browsers. Answers whether sessions were ended.
 */
export async function startBreak(
  tx: Queryable,
  sessions: Sessions,
  memberId: string,
  { kind, days, mayLogIn, source, ref, reason = "", now }: BreakWish,
): Promise<boolean> {
  const until = days === 0 ? null : new Date(now.getTime() + days * dayMs);
  await tx.query(
    `INSERT INTO play_break (member_id, kind, starts_at, ends_at, may_log_in, source, ref, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [memberId, kind, now, until, mayLogIn, source, ref, reason],
  );
  if (kind !== "exclusion") return false;
  await tx.query("UPDATE remember_token SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL", [memberId, now]);
  await sessions.endOthers(tx, memberId, nobody, "exclusion");
  return true;
}
