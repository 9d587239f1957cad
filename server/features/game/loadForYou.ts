import type { Queryable } from "#server/db/Database.ts";
import { gameColumnsFor, shownGamesWith, type GameRow } from "./gameRow.ts";

const days = 90;
const dayMs = 86_400_000;
/** Of what was opened the last so many count. */
const mostCounted = 200;
const usualCount = 20;

/**
 * Games that a member has not opened yet, of vendors and categories that the member opened games of: those of each vendor in turn,
 * the vendor of most games first, hot ones before others. Nothing else is looked at: neither stakes, nor what others pay for a place.
 */
export function loadForYou(
  db: Queryable,
  { memberId, now, count = usualCount }: { memberId: string; now: Date; count?: number | undefined },
): Promise<GameRow[]> {
  return db.query<GameRow>(
    `WITH opened AS (
       SELECT g.node_id, g.vassalage, g.game_type FROM game_recent r JOIN game g USING (node_id)
       WHERE r.member_id = $1 AND r.opened_at >= $2 ORDER BY r.opened_at DESC LIMIT ${mostCounted}
     ), taste AS (SELECT vassalage, game_type, count(*) AS weight FROM opened GROUP BY vassalage, game_type
     ), candidate AS (
       SELECT g.node_id AS id, taste.weight,
         row_number() OVER (PARTITION BY g.vassalage, g.game_type ORDER BY g.is_hot DESC, g.is_new DESC, g.place, g.code) AS turn
       ${shownGamesWith("JOIN taste USING (vassalage, game_type)")}
         AND g.start <> '' AND NOT EXISTS (SELECT FROM game_recent r WHERE r.member_id = $1 AND r.node_id = g.node_id)
     )
     SELECT ${gameColumnsFor("(SELECT m.account_key FROM member m WHERE m.id = $1)")}
     ${shownGamesWith("JOIN candidate c ON c.id = g.node_id")}
     ORDER BY c.turn, c.weight DESC, g.vassalage, g.node_id LIMIT $3`,
    [memberId, new Date(now.getTime() - days * dayMs), count],
  );
}
