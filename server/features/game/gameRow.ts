import type { Game } from "#contracts/api.ts";

/** What is shown of a game whose vendor is shown, and of what is joined to it: the end of a question for games. */
export function shownGamesWith(joins: string): string {
  return `FROM game g JOIN game_vendor v USING (game_type, vassalage) ${joins} WHERE g.is_shown AND v.is_shown`;
}

/** The same of games alone. */
export const shownGames = shownGamesWith("");

/**
 * What a game `g` of a vendor `v` is for an account, whose key the expression gives: maintenance of the game, or of its vendor, is none for those
 * on the list of the very thing that is under maintenance.
 */
export function statusFor(account: string): string {
  return `CASE WHEN g.maintenance AND NOT coalesce(${account} = ANY (g.allowed), false) THEN 'maintenance'
    WHEN v.status = 'maintenance' AND coalesce(${account} = ANY (v.allowed), false) THEN 'open' ELSE v.status END`;
}

/** The columns of a `GameRow` for an account, as `statusFor` takes it. */
export function gameColumnsFor(account: string): string {
  return `g.node_id::text AS node_id, g.code, g.display_name, g.icon, g.vassalage, v.display_name AS vendor, g.game_type,
    g.classify, g.min_bet::float8 AS min_bet, g.min_lines, g.is_hot, g.is_new, g.is_game, g.default_play_type, g.start,
    ${statusFor(account)} AS status`;
}

/** The columns of a `GameRow` for everybody. */
export const gameColumns = gameColumnsFor("NULL::text");

/** The order in which games are shown. */
export const gameOrder = "v.place, g.vassalage, g.place, g.code";

/** A game as the database has it, with the state of its vendor. */
export interface GameRow {
  node_id: string;
  code: string;
  display_name: string;
  icon: string;
  vassalage: string;
  vendor: string;
  game_type: Game["gameType"];
  classify: NonNullable<Game["gameClassify"]>;
  min_bet: number | null;
  min_lines: number | null;
  is_hot: boolean;
  is_new: boolean;
  is_game: string;
  default_play_type: string;
  start: string;
  status: NonNullable<Game["status"]>;
}

/** A game as the contract says it. Where its vendor is open but nothing is there to be shown, it is to come. */
export function toGame(row: GameRow): Game {
  const isSoon = row.status === "open" && row.start === "";
  return {
    nodeId: row.node_id,
    gameCode: row.code,
    displayName: row.display_name,
    icon: row.icon,
    vassalage: row.vassalage,
    vendor: row.vendor,
    gameType: row.game_type,
    status: isSoon ? "soon" : row.status,
    isHot: row.is_hot ? 1 : 0,
    isNew: row.is_new ? 1 : 0,
    ...(row.classify !== "" && { gameClassify: row.classify }),
    ...(row.min_bet !== null && { minBet: row.min_bet }),
    ...(row.min_lines !== null && { minLineNum: row.min_lines }),
    ...(row.is_game !== "" && { isGame: row.is_game }),
    ...(row.default_play_type !== "" && { defaultPlayType: row.default_play_type }),
  };
}
