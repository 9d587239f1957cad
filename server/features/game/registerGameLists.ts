import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { shownGames, toGame, type GameRow } from "./gameRow.ts";

/** Serves the games of vendors. */
export function registerGameLists(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  operation(app, "listGames", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const wanted = [query.gameType ?? null, query.vassalage ?? null];
    const from = `${shownGames} AND ($1::text IS NULL OR g.game_type = $1) AND ($2::text IS NULL OR g.vassalage = $2)`;
    const rows = await db.query<GameRow & { total: number }>(
      `SELECT g.code, g.display_name, g.icon, g.vassalage, g.game_type, g.start, v.status, count(*) OVER ()::int AS total
       ${from} ORDER BY v.place, g.vassalage, g.place, g.code LIMIT $3 OFFSET $4`,
      [...wanted, limit, offset],
    );
    // A page that is not there has no row that could say how many there are.
    const counted =
      rows.length > 0 || offset === 0
        ? rows
        : await db.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, wanted);
    return { rows: rows.map(toGame), page, pageSize, total: counted[0]?.total ?? 0 };
  });
}
