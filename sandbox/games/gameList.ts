import type { Game } from "./Game.ts";
import { fishRules } from "./fish/rules.ts";
import { rouletteRules } from "./roulette/rules.ts";
import { slotRules } from "./slot/rules.ts";

/** Every game that the program has. */
export const gameList: readonly Game[] = [slotRules, rouletteRules, fishRules];

/** The game of a name. */
export function findGame(name: string): Game | undefined {
  return gameList.find((game) => game.name === name);
}
