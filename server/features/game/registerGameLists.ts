import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { movedVendors, splitCategory } from "#compile/splitLanes.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { gameColumns, gameOrder, shownGames, toGame, type GameRow } from "./gameRow.ts";
import { lotteryCategories } from "./lotteryCategories.ts";

/** Lists without pages hold at most so many games. */
const mostAtOnce = 100;
const popularDays = 30;
const popularCount = 20;
const dayMs = 86_400_000;

/** Serves the games of vendors: all of them by page, and those that are marked or played most. */
export function registerGameLists(app: FastifyInstance, { clock, db, liveSite }: Deps): void {
  const moved = () => movedVendors(liveSite.current().site.brand.vendorLists);
  const shown = (row: GameRow) => {
    const { vendorLists } = liveSite.current().site.brand;
    return toGame({ ...row, game_type: splitCategory(row.game_type, row.vassalage, vendorLists) ?? row.game_type });
  };

  operation(app, "listGames", async ({ query }) => {
    const { pageSize, limit, offset } = toPagination({ page: query.pageNo, pageSize: query.pageSize });
    const { gameType, vassalage, gameClassify, gameName = "", minBet, minLineNum } = query;
    const { ESPORTS, COCKFIGHT } = moved();
    const from = `${shownGames} AND ($1::text IS NULL OR ${category(7)} = $1) AND ($2::text IS NULL OR g.vassalage = $2)
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
      ESPORTS,
      COCKFIGHT,
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
    return { games: rows.map(shown), totalPages: Math.ceil(total / pageSize), total };
  });

  const loadMarked = async (mark: "is_hot" | "is_new", gameType: string | null, vassalage: string | undefined) => {
    const { ESPORTS, COCKFIGHT } = moved();
    const rows = await db.query<GameRow>(
      `SELECT ${gameColumns} ${shownGames} AND g.${mark} AND ($1::text IS NULL OR ${category(3)} = $1)
         AND ($2::text IS NULL OR g.vassalage = $2) ORDER BY ${gameOrder} LIMIT ${mostAtOnce}`,
      [gameType, orNull(vassalage), ESPORTS, COCKFIGHT],
    );
    return { list: rows.map(shown) };
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
    return { list: rows.map(shown) };
  });
}

/** The category that a game is shown under: some vendors of sports have been moved, by the lists in two parameters. */
function category(parameter: number): string {
  return `(CASE WHEN g.game_type <> 'SPORTS' THEN g.game_type WHEN g.vassalage = ANY ($${parameter}) THEN 'ESPORTS'
    WHEN g.vassalage = ANY ($${parameter + 1}) THEN 'COCKFIGHT' ELSE g.game_type END)`;
}

/** What was not said, or said as nothing: a filter that is set to all. */
function orNull(value: string | undefined): string | null {
  return value === undefined || value === "" ? null : value;
}
