import type { Game } from "./Game.ts";
import { cardRules } from "./cards/rules.ts";
import { cockfightRules } from "./cockfight/rules.ts";
import { elotteryRules } from "./elottery/rules.ts";
import { esportsRules } from "./esports/rules.ts";
import { fishRules } from "./fish/rules.ts";
import { lotteryRules } from "./lottery/rules.ts";
import { rouletteRules } from "./roulette/rules.ts";
import { slotRules } from "./slot/rules.ts";
import { sportsRules } from "./sports/rules.ts";

/** Every game that the program has. */
export const gameList: readonly Game[] = [
  slotRules,
  rouletteRules,
  fishRules,
  lotteryRules,
  elotteryRules,
  sportsRules,
  esportsRules,
  cockfightRules,
  cardRules,
];

/** The game of a name. */
export function findGame(name: string): Game | undefined {
  return gameList.find((game) => game.name === name);
}
