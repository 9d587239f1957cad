import type { Queryable } from "#server/db/Database.ts";
import type { Failure } from "#server/http/Failure.ts";

/** For how long a refusal is the one that a member asks about. */
const recentMs = 60_000;

/** Writes which limit a stake did not fit, where it was refused for one. In the transaction that refuses it. */
export async function noteLimitMet(
  tx: Queryable,
  play: string,
  { code, value }: Pick<Failure, "code" | "value">,
  now: Date,
): Promise<void> {
  if (code !== "loss_limit" && code !== "time_limit") return;
  const { period } = value as { period: string };
  const met = `${code === "loss_limit" ? "loss" : "time"}-${period}`;
  await tx.query("UPDATE game_play SET limit_met = $2, limit_met_at = $3 WHERE id = $1", [play, met, now]);
}

/** The limit that a stake of the member's was refused for just now; null where none was. */
export async function findLimitMet(db: Queryable, memberId: string, now: Date): Promise<string | null> {
  const rows = await db.query<{ met: string }>(
    `SELECT limit_met AS met FROM game_play WHERE member_id = $1 AND limit_met_at > $2
     ORDER BY limit_met_at DESC LIMIT 1`,
    [memberId, new Date(now.getTime() - recentMs)],
  );
  return rows[0]?.met ?? null;
}
