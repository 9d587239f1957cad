import type { Queryable } from "#server/db/Database.ts";
import { refusal, type Failure } from "#server/http/Failure.ts";

/** A time without playing that runs now. */
export interface Break {
  kind: "timeOut" | "exclusion";
  /** Null: for good. */
  until: Date | null;
  mayLogIn: boolean;
}

/** Whether a row of `play_break` runs at a moment, which is a parameter. */
export const runsAt = (now: string): string => `starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})`;

/** The break that a member has now: of several the exclusion, and the one that ends last; undefined where there is none. */
export async function findBreak(db: Queryable, memberId: string, now: Date): Promise<Break | undefined> {
  const rows = await db.query<{ kind: Break["kind"]; ends_at: Date | null; may_log_in: boolean }>(
    `SELECT kind, ends_at, may_log_in FROM play_break
     WHERE member_id = $1 AND ${runsAt("$2")}
     ORDER BY kind, ends_at DESC NULLS FIRST`,
    [memberId, now],
  );
  const [first, ...others] = rows;
  if (!first) return undefined;
  const same = [first, ...others.filter(({ kind }) => kind === first.kind)];
  // Who excluded oneself under stricter rules stays out until those end too.
  return { kind: first.kind, until: first.ends_at, mayLogIn: same.every((row) => row.may_log_in) };
}

/** The refusal that says which break it is, and when it ends. */
export function breakRefusal({ kind, until }: Break): Failure {
  if (kind === "exclusion" && until === null)
    return refusal("excluded_for_good", "This account is excluded from playing for good.", { until: null });
  const value = { until: until?.toISOString() ?? null };
  return kind === "exclusion"
    ? refusal("self_excluded", "This account is excluded from playing.", value)
    : refusal("time_out", "This account takes a break from playing.", value);
}
