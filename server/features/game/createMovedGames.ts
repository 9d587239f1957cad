import { movedVendors, splitCategory } from "#compile/splitLanes.ts";
import type { Game } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { toGame, type GameRow } from "./gameRow.ts";

/** Some vendors of sports are shown under another category, by the lists of the brand (games specification, section 2). */
export interface MovedGames {
  /** The lists, as two parameters for `shownCategory`. */
  lists(): readonly [esports: readonly string[], cockfight: readonly string[]];
  /** A game as the contract says it, under the category that it is shown under. */
  toGame(row: GameRow): Game;
}

/** Reads what is moved from the site that is live at each moment. */
export function createMovedGames(liveSite: Deps["liveSite"]): MovedGames {
  const vendorLists = () => liveSite.current().site.brand.vendorLists;
  return {
    lists: () => {
      const { ESPORTS, COCKFIGHT } = movedVendors(vendorLists());
      return [ESPORTS, COCKFIGHT];
    },
    toGame: (row) =>
      toGame({ ...row, game_type: splitCategory(row.game_type, row.vassalage, vendorLists()) ?? row.game_type }),
  };
}

/** The category that a game `g` is shown under, as SQL; both lists are the parameter of this number and the next one. */
export function shownCategory(parameter: number): string {
  return `(CASE WHEN g.game_type <> 'SPORTS' THEN g.game_type WHEN g.vassalage = ANY ($${parameter}) THEN 'ESPORTS'
    WHEN g.vassalage = ANY ($${parameter + 1}) THEN 'COCKFIGHT' ELSE g.game_type END)`;
}
