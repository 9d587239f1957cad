import type { PlayDeskChange } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";

const most = 100;

/** How the limits and breaks of a member came about, newest first: the last hundred steps. */
export async function loadPlayHistory(db: Queryable, memberId: string): Promise<PlayDeskChange[]> {
  const rows = await db.query<Row>(
    `SELECT 'c' || id AS id, at, source AS by, CASE source WHEN 'operator' THEN ref ELSE '' END AS ref, act AS what, kind, period,
       amount_before AS before, amount_after AS after, holds_from AS "from", NULL::timestamptz AS until, reason
     FROM play_change WHERE member_id = $1
     UNION ALL
     SELECT 'b' || id, starts_at, source, CASE source WHEN 'operator' THEN ref ELSE '' END, kind, NULL, NULL, NULL, NULL, starts_at,
       ends_at, reason
     FROM play_break WHERE member_id = $1 ORDER BY at DESC, id DESC LIMIT $2`,
    [memberId, most],
  );
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    from: row.from.toISOString(),
    until: row.until?.toISOString() ?? null,
  }));
}

interface Row extends Omit<PlayDeskChange, "at" | "from" | "until"> {
  at: Date;
  from: Date;
  until: Date | null;
}
