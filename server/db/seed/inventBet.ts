import type { BetDetail } from "#server/features/bet/Bet.ts";
import type { Random } from "#compile/createRandom.ts";
import type { DemoGame } from "./games.ts";

/** A bet of the demo. Neither settled nor void, it is open. */
export interface DemoBet {
  id: string;
  memberId: string;
  walletId: string;
  game: DemoGame;
  round: string;
  stake: number;
  payout: number;
  placedAt: Date;
  settledAt: Date | null;
  voidedAt: Date | null;
  /** On a match, which takes its time, and may be called off: then the stake comes back. */
  isMatch: boolean;
  isCalledOff: boolean;
  details: BetDetail[];
}

/** Matches are called off now and then. */
const calledOff = 0.02;
const matches: ReadonlySet<string> = new Set(["SPORTS", "ESPORTS", "COCKFIGHT"]);

/** Makes up a bet: its round, and what a vendor of such a game tells of it. */
export function inventBet(
  random: Random,
  game: DemoGame,
  { stake, at, ...whose }: { memberId: string; walletId: string; stake: number; at: Date },
): DemoBet {
  return {
    ...whose,
    id: random.uuid(),
    game,
    round: `${game.vendor.slice(0, 2)}${random.code(10)}`,
    stake,
    payout: 0,
    placedAt: at,
    settledAt: null,
    voidedAt: null,
    isMatch: matches.has(game.category),
    isCalledOff: matches.has(game.category) && random.chance(calledOff),
    details: detailsOf(random, game),
  };
}

function detailsOf(random: Random, { category, pays }: DemoGame): BetDetail[] {
  if (matches.has(category)) {
    return [
      { name: "Selection", value: random.pick(["Home", "Away"]) },
      { name: "Odds", value: pays.toFixed(2) },
    ];
  }
  if (category === "RNG") return [{ name: "Lines", value: String(random.pick([10, 20, 25, 40])) }];
  if (category === "FISH") return [{ name: "Shots", value: String(random.integer(8, 60)) }];
  if (category === "LIVE" || category === "PVP") return [{ name: "Table", value: String(random.integer(1, 24)) }];
  const numbers = Array.from({ length: 3 }, () => String(random.integer(1, 40)).padStart(2, "0"));
  return [{ name: "Numbers", value: numbers.join(" ") }];
}
