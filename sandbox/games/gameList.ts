import type { Game } from "./Game.ts";
import { rouletteRules } from "./roulette/rules.ts";
import { slotRules } from "./slot/rules.ts";

/** Every game that the program has. */
export const gameList: readonly Game[] = [slotRules, rouletteRules];

/** The game of a name. */
export function findGame(name: string): Game | undefined {
  return gameList.find((game) => game.name === name);
}
