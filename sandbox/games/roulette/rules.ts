import { speak, type Spoken } from "../front/words.ts";
import { ChoiceError, type Draw, type DrawGame, type Json } from "../Game.ts";
import { rouletteWords } from "./words.ts";

/** The pockets of a European wheel, clockwise. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a number. */
export const colourOf = (number: number): "green" | "red" | "black" =>
  number === 0 ? "green" : reds.has(number) ? "red" : "black";

/** A place for chips. */
export interface Spot {
  numbers: readonly number[];
  /** What comes back for a chip, itself among it: 36 for a number, 36/37 of all stakes together. */
  times: number;
}

const all = Array.from({ length: 36 }, (_, at) => at + 1);
const where = (is: (number: number) => boolean): Spot => {
  const numbers = all.filter(is);
  return { numbers, times: 36 / numbers.length };
};

/** Every place for chips by its name. */
export const spots: ReadonlyMap<string, Spot> = new Map<string, Spot>([
  ...[0, ...all].map((number): [string, Spot] => [`n${number}`, { numbers: [number], times: 36 }]),
  ...all.slice(0, 12).map((row): [string, Spot] => [`street${row}`, where((number) => Math.ceil(number / 3) === row)]),
  ...[1, 2, 3].map((dozen): [string, Spot] => [`dozen${dozen}`, where((number) => Math.ceil(number / 12) === dozen)]),
  ...[1, 2, 3].map((column): [string, Spot] => [`column${column}`, where((number) => (number - 1) % 3 === column - 1)]),
  ["low", where((number) => number <= 18)],
  ["high", where((number) => number > 18)],
  ["even", where((number) => number % 2 === 0)],
  ["odd", where((number) => number % 2 === 1)],
  ["red", where((number) => reds.has(number))],
  ["black", where((number) => !reds.has(number))],
]);

/** Chips on one place. */
export interface Placed {
  spot: string;
  units: number;
}

const roundMs = 45_000;
const betMs = 30_000;
const spinMs = 10_000;
const remembered = 12;
/** The betting record shows twenty details of a bet at most. */
const mostSpots = 18;

function drawOf(number: number): Draw {
  const opensAt = number * roundMs;
  return { id: `wheel-${number}`, opensAt, closesAt: opensAt + betMs, endsAt: opensAt + betMs + spinMs };
}

/** A European wheel that turns for everybody: 30 seconds for bets, 10 seconds of spin, 5 to look. */
export const rouletteRules: DrawGame = {
  kind: "draw",
  name: "roulette",
  family: "LIVE",
  mostUnits: 1_000,
  drawsAt(now) {
    const at = Math.floor(now / roundMs);
    return Array.from({ length: remembered + 2 }, (_, back) => drawOf(at + 1 - back)).toReversed();
  },
  readChoices({ sent, units }) {
    if (!Array.isArray(sent) || sent.length < 1 || sent.length > mostSpots)
      throw new ChoiceError(`Chips lie on 1 to ${mostSpots} places.`);
    const placed = sent.map(readPlaced);
    if (new Set(placed.map(({ spot }) => spot)).size !== placed.length)
      throw new ChoiceError("A place is named twice.");
    if (placed.reduce((sum, one) => sum + one.units, 0) !== units)
      throw new ChoiceError("The chips are not what is staked.");
    return placed.map(({ spot, units: own }) => ({ spot, units: own }));
  },
  draw: (random) => ({ number: random.below(wheel.length) }),
  pay({ outcome, bet }) {
    const placed = bet.choices as unknown as Placed[];
    const number = numberOf(outcome);
    const chip = bet.stake / placed.reduce((sum, { units }) => sum + units, 0);
    return placed.reduce((sum, { spot, units }) => sum + units * chip * timesOf(spot, number), 0);
  },
  detailsOf(choices, outcome, language = "EN") {
    const words = speak(rouletteWords, language);
    const placed = choices as unknown as Placed[];
    const chips = placed.map(({ spot, units }) => ({ name: nameOf(spot, words), value: `× ${units}` }));
    if (outcome === null) return chips;
    const number = numberOf(outcome);
    return [{ name: words.number, value: `${number} ${words[colourOf(number)]}` }, ...chips];
  },
};

/** What a chip on a place brings when a number is drawn; 0 where it is lost. */
export function timesOf(spot: string, number: number): number {
  const { numbers, times } = spots.get(spot) ?? { numbers: [], times: 0 };
  return numbers.includes(number) ? times : 0;
}

/** The number that an outcome holds. */
export const numberOf = (outcome: Json): number => (outcome as { number: number }).number;

function readPlaced(one: unknown): Placed {
  const { spot, units } = (one ?? {}) as Record<string, unknown>;
  if (typeof spot !== "string" || !spots.has(spot)) throw new ChoiceError("There is no such place.");
  if (typeof units !== "number" || !Number.isSafeInteger(units) || units < 1) throw new ChoiceError("Chips are whole.");
  return { spot, units };
}

function nameOf(spot: string, words: Spoken<string>): string {
  const [, kind = "", number = ""] = /^(\D+)(\d*)$/.exec(spot) ?? [];
  if (kind === "n") return number;
  return `${words[kind] ?? kind} ${number}`.trim().replace(/^./, (letter) => letter.toUpperCase());
}
