import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { createMovedGames, shownCategory } from "./createMovedGames.ts";
import { gameColumns, gameOrder, shownGames, type GameRow } from "./gameRow.ts";
import { lotteryCategories } from "./lotteryCategories.ts";

/** Lists without pages hold at most so many games. */
const mostAtOnce = 100;
const popularDays = 30;
const popularCount = 20;
const dayMs = 86_400_000;

/** Serves the games of vendors: all of them by page, and those that are marked or played most. */
export function registerGameLists(app: FastifyInstance, { clock, db, liveSite }: Deps): void {
  const moved = createMovedGames(liveSite);

  operation(app, "listGames", async ({ query }) => {
    const { pageSize, limit, offset } = toPagination({ page: query.pageNo, pageSize: query.pageSize });
    const { gameType, vassalage, gameClassify, gameName = "", minBet, minLineNum } = query;
    const from = `${shownGames} AND ($1::text IS NULL OR ${shownCategory(7)} = $1) AND ($2::text IS NULL OR g.vassalage = $2)
         AND ($3::text IS NULL OR g.classify = $3) AND ($4::numeric IS NULL OR g.min_bet = $4)
         AND ($5::int IS NULL OR coalesce(g.min_lines, 0) >= $5)
         AND ($6 = '' OR strpos(lower(g.display_name), $6) > 0 OR strpos(lower(g.aliases), $6) > 0)`;
    const wanted = [
      orNull(gameType),
      orNull(vassalage),
      orNull(gameClassify),
      orNull(minBet),
      minLineNum ?? null,
      gameName.trim().toLowerCase(),
      ...moved.lists(),
    ];
    const rows = await db.query<GameRow & { total: number }>(
      `SELECT ${gameColumns}, count(*) OVER ()::int AS total ${from} ORDER BY ${gameOrder} LIMIT $9 OFFSET $10`,
      [...wanted, limit, offset],
    );
    // A page that is not there has no row that could say how many there are.
    const counted =
      rows.length > 0 || offset === 0
        ? rows
        : await db.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, wanted);
    const total = counted[0]?.total ?? 0;
    return { games: rows.map(moved.toGame), totalPages: Math.ceil(total / pageSize), total };
  });

  const loadMarked = async (mark: "is_hot" | "is_new", gameType: string | null, vassalage: string | undefined) => {
    const rows = await db.query<GameRow>(
      `SELECT ${gameColumns} ${shownGames} AND g.${mark} AND ($1::text IS NULL OR ${shownCategory(3)} = $1)
         AND ($2::text IS NULL OR g.vassalage = $2) ORDER BY ${gameOrder} LIMIT ${mostAtOnce}`,
      [gameType, orNull(vassalage), ...moved.lists()],
    );
    return { list: rows.map(moved.toGame) };
  };

  operation(app, "listHotGames", ({ query: { gameType = "RNG", vassalage } }) =>
    loadMarked("is_hot", gameType, vassalage),
  );

  operation(app, "listNewGames", ({ query: { gameType = null, vassalage } }) =>
    loadMarked("is_new", gameType, vassalage),
  );

  operation(app, "listPopularGames", async ({ query: { count = popularCount, prizeMode } }) => {
    const since = new Date(clock.now().getTime() - popularDays * dayMs);
    const rows = await db.query<GameRow>(
      `SELECT ${gameColumns} FROM game g JOIN game_vendor v USING (game_type, vassalage)
         LEFT JOIN (SELECT vendor, game_code, sum(bets) AS bets FROM bet_day WHERE day >= $2::date GROUP BY vendor, game_code) b
           ON b.vendor = g.vassalage AND b.game_code = g.code
       WHERE g.is_shown AND v.is_shown AND g.game_type = ANY ($1)
       ORDER BY coalesce(b.bets, 0) DESC, ${gameOrder} LIMIT $3`,
      [lotteryCategories(prizeMode), since, count],
    );
    return { list: rows.map(moved.toGame) };
  });
}

/** What was not said, or said as nothing: a filter that is set to all. */
function orNull(value: string | undefined): string | null {
  return value === undefined || value === "" ? null : value;
}
