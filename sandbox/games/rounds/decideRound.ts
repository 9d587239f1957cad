import { randomOf } from "../fair/seeds.ts";
import { findGame } from "../gameList.ts";
import type { Json } from "../Game.ts";
import type { Round } from "./Round.ts";

/**
 * What comes of a held round: from its seeds alone, so that it is the same whenever it is asked for. Undefined while a bet of the
 * same draw still waits for its stake: who plays is not known yet.
 */
export function decideRound(round: Round, rounds: Iterable<Round>): { outcome: Json; payout: number } | undefined {
  const game = findGame(round.game);
  if (!game) throw new Error(`There is no game ${round.game}`);
  const random = randomOf(round.seeds);
  if (game.kind === "instant") return game.play({ random, stake: round.stake, choices: round.choices });
  const draw = round.draw?.id ?? "";
  const all = betsOf(rounds, { ...round, draw });
  if (all.some(({ state }) => state === "asked")) return undefined;
  const outcome = game.draw(random, draw);
  const payout = game.pay({ outcome, bet: round, all });
  return { outcome, payout };
}

/** The bets of a draw that play each other: in one currency, and of one vendor, whose money goes from one to the other. */
export function betsOf(
  rounds: Iterable<Round>,
  { game, draw, vendor, currency }: { game: string; draw: string; vendor: string; currency: string },
): Round[] {
  return [...rounds].filter(
    (one) =>
      one.draw?.id === draw && one.game === game && one.vendor === vendor && one.currency === currency && isIn(one),
  );
}

const isIn = ({ state }: Round): boolean => state === "asked" || state === "held" || state === "paid";
