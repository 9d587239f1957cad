import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { demandWithinLimits } from "#server/features/play/demandWithinLimits.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { Failure, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { shownGames, toGame, type GameRow } from "./gameRow.ts";

/** Accounts for looking round: no game is opened for them (access specification, section 5). */
const trialType = 4;

/** Serves where a game is shown from. */
export function registerGames(app: FastifyInstance, { clock, db }: Pick<Deps, "clock" | "db">): void {
  operation(app, "launchGame", async ({ query, request }) => {
    const player = playerSessionOf(request);
    if (player.type === trialType) throw refusal("not_allowed", "Free play cannot open games.");
    await demandWithinLimits(db, player, { act: "launch", now: clock.now() });
    const [row] = await db.query<GameRow>(
      `SELECT g.code, g.display_name, g.icon, g.vassalage, g.game_type, g.start, v.status
       ${shownGames} AND g.vassalage = $1 AND g.code = $2`,
      [query.vassalage, query.gameCode],
    );
    if (!row) throw new Failure(404, "not_found", "There is no such game.");
    if (row.status === "maintenance")
      throw refusal("game_maintenance", "This game is under maintenance. Please try other games.");
    if (toGame(row).status !== "open") throw refusal("game_closed", "This game cannot be opened at the moment.");
    return { url: row.start, displayName: row.display_name };
  });
}
