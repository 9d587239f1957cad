import type { GameReportRow, Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { cutTotal } from "#server/http/cutTotal.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { gameFaults } from "../registerGameFaults.ts";
import { likeStart } from "./likeStart.ts";

/** Which days (yyyy-MM-dd), and which currency its money is in. */
export interface ReportSpan {
  from: string;
  to: string;
  currency: string;
}

interface ReportRow extends Omit<GameReportRow, "returned" | "currency" | "id" | "net"> {
  code: string;
  gameCode: string;
  settled: number;
}

/** What was launched and played by vendor or game, those with the highest turnover first. */
export async function loadGameReport(
  db: Queryable,
  query: Operations["listGameReport"]["query"],
  { from, to, currency }: ReportSpan,
) {
  const { page, pageSize, limit, offset } = toPagination(query);
  const key = query.by === "game" ? "vendor, game_code" : "vendor";
  const named = query.by === "game" ? "game_code" : "''";
  const rows = await db.query<ReportRow & { total: number }>(
    `WITH played AS (
       SELECT vendor, ${named} AS game_code, max(game_name) AS name, sum(bets) AS rounds, sum(void_bets) AS voids, sum(stake) AS turnover,
         sum(stake - open_stake) AS settled, sum(payout) AS payout
       FROM bet_day WHERE day BETWEEN $1 AND $2 AND currency = $3 GROUP BY ${key}
     ), launched AS (
       SELECT vendor, ${named} AS game_code, sum(count) FILTER (WHERE outcome IN ('direct', 'token')) AS launches,
         sum(CASE WHEN outcome = 'direct' OR outcome = ANY($8) THEN 0 WHEN outcome = 'opened' THEN -count ELSE count END) AS failures,
         sum(count) FILTER (WHERE outcome = ANY($8)) AS faults
       FROM game_launch_day WHERE day BETWEEN $1 AND $2 GROUP BY ${key}
     ), said AS (
       SELECT vendor AS code, game_code AS "gameCode",
         coalesce((SELECT min(v.display_name) FROM game_vendor v WHERE v.vassalage = vendor), vendor) AS vendor,
         CASE WHEN game_code = '' THEN '' ELSE coalesce((SELECT g.display_name FROM game g
           WHERE g.vassalage = vendor AND g.code = game_code), name, game_code) END AS game,
         coalesce(launches, 0)::bigint AS launches, greatest(coalesce(failures, 0), 0)::bigint AS failures, coalesce(faults, 0)::bigint AS faults,
         coalesce(rounds, 0)::bigint AS rounds, coalesce(voids, 0)::bigint AS voids, coalesce(turnover, 0)::bigint AS turnover,
         coalesce(settled, 0)::bigint AS settled, coalesce(payout, 0)::bigint AS payout
       FROM played FULL JOIN launched USING (vendor, game_code)
     )
     SELECT *, count(*) OVER ()::int AS total FROM said
     WHERE $4 = '' OR strpos(lower(game), $4) > 0 OR strpos(lower(vendor), $4) > 0 OR lower(code) LIKE $5 OR lower("gameCode") LIKE $5
     ORDER BY turnover DESC, launches DESC, code, "gameCode" LIMIT $6 OFFSET $7`,
    [from, to, currency, (query.search ?? "").trim().toLowerCase(), likeStart(query.search), limit, offset, gameFaults],
  );
  const cut = cutTotal(rows);
  return {
    rows: cut.rows.map(({ code, gameCode, settled, ...row }): GameReportRow => ({
      ...row,
      id: `${code}/${gameCode}`,
      net: settled - row.payout,
      returned: settled === 0 ? null : Math.round((row.payout / settled) * 10_000) / 100,
      currency,
    })),
    page,
    pageSize,
    total: cut.total,
  };
}
