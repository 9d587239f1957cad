import type { FastifyInstance } from "fastify";
import type { Game } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { demandWithinLimits } from "#server/features/play/demandWithinLimits.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { Failure, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";

/** Accounts for looking round: no game is opened for them (access specification, section 5). */
const trialType = 4;

/** What is shown of a game whose vendor is shown. */
const shown = `FROM game g JOIN game_vendor v USING (game_type, vassalage) WHERE g.is_shown AND v.is_shown`;

/** Serves the games of vendors, and where one of them is shown from. */
export function registerGames(app: FastifyInstance, { clock, db }: Pick<Deps, "clock" | "db">): void {
  operation(app, "listGames", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const wanted = [query.gameType ?? null, query.vassalage ?? null];
    const rows = await db.query<GameRow>(
      `SELECT g.code, g.display_name, g.icon, g.vassalage, g.game_type, g.start, v.status, count(*) OVER ()::int AS total
       ${shown} AND ($1::text IS NULL OR g.game_type = $1) AND ($2::text IS NULL OR g.vassalage = $2)
       ORDER BY v.place, g.vassalage, g.place, g.code LIMIT $3 OFFSET $4`,
      [...wanted, limit, offset],
    );
    return { rows: rows.map(toGame), page, pageSize, total: rows[0]?.total ?? 0 };
  });

  operation(app, "launchGame", async ({ query, request }) => {
    const player = playerSessionOf(request);
    if (player.type === trialType) throw refusal("not_allowed", "Free play cannot open games.");
    await demandWithinLimits(db, player, { act: "launch", now: clock.now() });
    const [row] = await db.query<GameRow>(
      `SELECT g.code, g.display_name, g.icon, g.vassalage, g.game_type, g.start, v.status
       ${shown} AND g.vassalage = $1 AND g.code = $2`,
      [query.vassalage, query.gameCode],
    );
    if (!row) throw new Failure(404, "not_found", "There is no such game.");
    if (row.status === "maintenance")
      throw refusal("game_maintenance", "This game is under maintenance. Please try other games.");
    if (toGame(row).status !== "open") throw refusal("game_closed", "This game cannot be opened at the moment.");
    return { url: row.start, displayName: row.display_name };
  });
}

interface GameRow {
  code: string;
  display_name: string;
  icon: string;
  vassalage: string;
  game_type: Game["gameType"];
  start: string;
  status: Game["status"];
  total?: number;
}

function toGame({
  code,
  display_name: displayName,
  icon,
  vassalage,
  game_type: gameType,
  start,
  status,
}: GameRow): Game {
  const isSoon = status === "open" && start === "";
  return { gameCode: code, displayName, icon, vassalage, gameType, status: isSoon ? "soon" : status };
}
