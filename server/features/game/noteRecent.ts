import type { Queryable } from "#server/db/Database.ts";

/** Remembers that a member opened a game, for the list of those that were opened last. */
export async function noteRecent(
  db: Queryable,
  { memberId, vassalage, code, at }: { memberId: string; vassalage: string; code: string; at: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO game_recent (member_id, node_id, opened_at)
     SELECT $1, node_id, $4 FROM game WHERE vassalage = $2 AND code = $3
     ON CONFLICT (member_id, node_id) DO UPDATE SET opened_at = greatest(game_recent.opened_at, excluded.opened_at)`,
    [memberId, vassalage, code, at],
  );
}
