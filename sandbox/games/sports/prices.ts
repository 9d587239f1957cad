import { hashOf, likelihoods } from "./matches.ts";
import { isRight, type Market, type Match, type Sport } from "./Sport.ts";

/** Of a thousand that are staked, so many come back on average, and a price moves by so many at most. */
const comesBack = 945;
const moves = 30;
/** Prices are looked at anew this often; each of them changes every third time. */
export const tickMs = 10_000;
const ticks = 3;
const [lowest, highest] = [102, 6_000];

const fair = new Map<string, number>();
const kept = 4_000;

/** What a pick pays for one, in hundredths and with the stake in it; undefined where it is too sure or too unlikely to be offered. */
export function priceOf(
  sport: Sport,
  { day, match, at }: { day: number; match: number; at: number },
  { of, market, pick }: { of: Match; market: Market; pick: string },
): number | undefined {
  const name = `${sport.name}-${day}.${match}.${market.code}.${pick}`;
  const chance = fair.get(name) ?? chanceOf(sport, of, market, pick);
  if (fair.size > kept) fair.clear();
  fair.set(name, chance);
  const phase = hashOf(name) % ticks;
  const turn = Math.floor((Math.floor(at / tickMs) + phase) / ticks);
  const moved = comesBack + (hashOf(`${name}.${turn}`) % (2 * moves + 1)) - moves;
  const price = Math.floor(moved / (10 * chance) + 1e-9);
  return price < lowest || price > highest ? undefined : price;
}

function chanceOf({ play }: Sport, { chances }: Match, market: Market, pick: string): number {
  return likelihoods(play, chances).reduce(
    (sum, { score, chance }) => (isRight(market, pick, score) ? sum + chance : sum),
    0,
  );
}
