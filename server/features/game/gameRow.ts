import type { Game } from "#contracts/api.ts";

/** What is shown of a game whose vendor is shown: the end of every question for games. */
export const shownGames = `FROM game g JOIN game_vendor v USING (game_type, vassalage) WHERE g.is_shown AND v.is_shown`;

/** A game as the database has it, with the state of its vendor. */
export interface GameRow {
  code: string;
  display_name: string;
  icon: string;
  vassalage: string;
  game_type: Game["gameType"];
  start: string;
  status: Game["status"];
}

/** A game as the contract says it. Where its vendor is open but nothing is there to be shown, it is to come. */
export function toGame(row: GameRow): Game {
  const isSoon = row.status === "open" && row.start === "";
  return {
    gameCode: row.code,
    displayName: row.display_name,
    icon: row.icon,
    vassalage: row.vassalage,
    gameType: row.game_type,
    status: isSoon ? "soon" : row.status,
  };
}
