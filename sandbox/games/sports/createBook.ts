import { speak, type Spoken } from "../front/words.ts";
import { ChoiceError, type Draw, type DrawGame, type Family } from "../Game.ts";
import { matchesOf, playMatch } from "./matches.ts";
import { priceOf } from "./prices.ts";
import { isRight, type Market, type Match, type Score, type Sport } from "./Sport.ts";
import { bookWords } from "./words.ts";

/** One pick of a slip: a match of the day, and at which price, in hundredths. */
export interface Leg {
  match: number;
  market: string;
  pick: string;
  price: number;
}

/** A leg as it is kept: with what it is in words, since which match it was is told by its matchday alone. */
interface KeptLeg extends Leg {
  sides?: string;
  said?: string;
}

/** From matchday to matchday, and how long one is played. */
export const dayMs = 180_000;
const playedMs = 75_000;
const usualPast = 3;
const mostLegs = 5;
/** Platforms take names of details that are no longer. */
const mostName = 40;
/** Between the sides of a match. */
const between = " – ";
/** A multiple pays at most this for one, in hundredths. */
export const mostPrice = 50_000;

/** A bookmaker: each sport has a matchday every few minutes, whose prices move until it closes. */
export function createBook(game: {
  name: string;
  family: Family;
  mostUnits: number;
  sports: readonly Sport[];
}): DrawGame {
  const { sports, ...named } = game;
  const find = (id: string) => findDay(sports, id);
  return {
    kind: "draw",
    ...named,
    drawsAt: (now, past = usualPast) => sports.flatMap((sport) => daysOf(sports, sport, now, past)),
    readChoices({ sent, draw, now }) {
      const { sport, day } = find(draw.id);
      const legs = readLegs(sent);
      const matches = matchesOf(sport, day);
      const kept = legs.map((leg): KeptLeg => {
        const { match, market: code, pick, price } = leg;
        const market = sport.markets.find((one) => one.code === code);
        const of = matches[match];
        if (!of || !market?.picks.some((one) => one === pick)) throw new ChoiceError("There is no such pick.");
        const stands = priceOf(sport, { day, match, at: now }, { of, market, pick });
        if (stands !== price) throw new ChoiceError(`The price of ${pick} is ${stands}.`, "price_changed");
        return {
          ...leg,
          sides: `${of.home}${between}${of.away}`,
          said: sayPick(market, pick, of, speak(bookWords, "EN")),
        };
      });
      return { legs: kept.map((leg) => ({ ...leg })) };
    },
    draw(random, id) {
      const { sport, day } = find(id);
      const scores = matchesOf(sport, day).map(({ chances }) => playMatch(random, sport.play, chances));
      return { sport: sport.name, scores: scores.map((score) => [...score]) };
    },
    pay({ outcome, bet: { stake, choices } }) {
      const { legs } = choices as unknown as { legs: Leg[] };
      const { sport: name, scores } = outcome as unknown as { sport: string; scores: Score[] };
      const sport = sports.find((one) => one.name === name);
      const isWon = legs.every(({ match, market: code, pick }) => {
        const [market, score] = [sport?.markets.find((one) => one.code === code), scores[match]];
        return market && score && isRight(market, pick, score);
      });
      return isWon ? winOf(stake, legs) : 0;
    },
    detailsOf(choices, outcome, language = "EN") {
      const { legs } = choices as unknown as { legs: KeptLeg[] };
      const { sport, scores } = (outcome ?? {}) as unknown as { sport?: string; scores?: Score[] };
      const markets = sports.find(({ name }) => name === sport)?.markets;
      const words = speak(bookWords, language);
      return legs.map(({ match, market: code, pick, price, sides, said }) => {
        const market = markets?.find((one) => one.code === code);
        const [home, away] = (sides ?? "").split(between);
        const isNamed = market !== undefined && home !== undefined && away !== undefined;
        const text = isNamed ? sayPick(market, pick, { home, away }, words) : (said ?? pick);
        return {
          name: (sides ?? `Match ${match + 1}, ${code}`).slice(0, mostName),
          value: `${text} @ ${(price / 100).toFixed(2)}${scores ? ` (${scores[match]?.join(":")})` : ""}`,
        };
      });
    },
  };
}

/** A pick in words. */
function sayPick(
  market: Market,
  pick: string,
  { home, away }: Pick<Match, "home" | "away">,
  words: Spoken<string>,
): string {
  const name = words[market.code];
  const side = pick === "home" ? home : pick === "away" ? away : words["tie"];
  switch (market.code) {
    case "winner":
      return `${name}: ${side}`;
    case "lead":
      return `${name}: ${side} ${pick === "home" ? "−" : "+"}${market.line}`;
    case "total":
      return `${name}: ${words[pick] ?? pick} ${market.line}`;
    default:
      return `${name}: ${words[pick] ?? pick}`;
  }
}

/** What one pays that is right in every pick, for one, in hundredths. */
export function combinedPrice(legs: readonly Pick<Leg, "price">[]): number {
  return Math.min(
    legs.length === 1 ? Number.MAX_SAFE_INTEGER : mostPrice,
    legs.reduce((product, { price }) => Math.floor((product * price) / 100), 100),
  );
}

/** What a slip pays when all of it is right, in minor units. */
export function winOf(stake: number, legs: readonly Pick<Leg, "price">[]): number {
  return Math.floor((stake * combinedPrice(legs)) / 100);
}

function readLegs(sent: unknown): Leg[] {
  const legs = (sent as { legs?: unknown } | null)?.legs;
  if (!Array.isArray(legs) || legs.length === 0) throw new ChoiceError("A slip has at least one pick.");
  if (legs.length > mostLegs) throw new ChoiceError(`A multiple has at most ${mostLegs} picks.`);
  const read = legs.map((leg: unknown): Leg => {
    const { match, market, pick, price } = (leg ?? {}) as Record<string, unknown>;
    if (
      typeof match !== "number" ||
      typeof market !== "string" ||
      typeof pick !== "string" ||
      typeof price !== "number"
    )
      throw new ChoiceError("A pick names its match, its market and its price.");
    return { match, market, pick, price };
  });
  if (new Set(read.map(({ match }) => match)).size !== read.length)
    throw new ChoiceError("A multiple has one pick of a match.");
  return read;
}

/** The matchdays of a sport around now. Sports close one after the other, so that there is always one soon. */
function daysOf(sports: readonly Sport[], sport: Sport, now: number, past: number): Draw[] {
  const after = Math.floor((dayMs / sports.length) * sports.indexOf(sport));
  const open = Math.floor((now - after) / dayMs);
  const ended = Math.floor((now - after - playedMs) / dayMs) - 1;
  return Array.from({ length: past + open - ended }, (_, at) => {
    const day = open - (past + open - ended - 1) + at;
    const opensAt = day * dayMs + after;
    return { id: `${sport.name}-${day}`, opensAt, closesAt: opensAt + dayMs, endsAt: opensAt + dayMs + playedMs };
  });
}

/** The sport that a game of the platform is about: the one that its code names, such as `asian-table-tennis-lines`. */
export function findSport(sports: readonly Sport[], code: string): Sport | undefined {
  const named = sports.filter(({ name }) => `-${code}-`.includes(`-${name}-`));
  // Table tennis is not tennis.
  return named.toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** The sport and the number of a matchday. */
export function findDay(sports: readonly Sport[], id: string): { sport: Sport; day: number } {
  const sport = sports.find(({ name }) => id.startsWith(`${name}-`));
  if (!sport) throw new Error(`No sport is played in ${id}`);
  return { sport, day: Number(id.slice(sport.name.length + 1)) };
}
