import { type LotteryKind, type PlayType, type PrizeMode, prizeLengths } from "./playTypes.ts";
import { targetsOf } from "./targets.ts";

/** Of a thousand that are staked, so many come back. */
const returns: Readonly<Record<PrizeMode, Readonly<Record<PlayType["group"], number>>>> = {
  Lott: { two: 960, three: 900, many: 900, side: 940 },
  ZY: { two: 930, three: 950, many: 900, side: 940 },
  Elott: { two: 930, three: 900, many: 900, side: 965 },
  SEA: { two: 930, three: 900, many: 950, side: 940 },
};
const faces = ["1", "2", "3", "4", "5", "6"];

/** What one hit of a play type pays, in hundredths of its stake; the stake is in it. `option` where answers have odds of their own. */
export function oddsOf(type: PlayType, kind: LotteryKind, mode: PrizeMode, option?: string): number {
  const name = `${kind}.${type.code}.${mode}.${option}`;
  const odds = reckoned.get(name) ?? reckon(type, kind, mode, option);
  reckoned.set(name, odds);
  return odds;
}

const reckoned = new Map<string, number>();

function reckon(type: PlayType, kind: LotteryKind, mode: PrizeMode, option?: string): number {
  return Math.floor((returns[mode][type.group] / 10) * (1 / hitsExpected(type, kind, option)) + 1e-9);
}

/** How many hits one combination has in a draw, on average. */
function hitsExpected(type: PlayType, kind: LotteryKind, option?: string): number {
  const { shape } = type;
  const targets = prizeLengths[kind].flat();
  if (shape.kind === "numbers") return (type.code === "any2" ? targets.length : 1) / 100;
  if (shape.kind === "digits") {
    const count = type.code === "any3" ? targets.filter((length) => length > 2).length : 1;
    return count / 10 ** shape.places;
  }
  if (shape.kind === "choose") return chanceOfAll(shape.count, targets.length);
  return chanceOfOption(type, kind, option ?? shape.options[0] ?? "");
}

/** The chance that so many given two-digit numbers are all among those drawn; numbers may be drawn twice. */
function chanceOfAll(count: number, drawn: number): number {
  let chance = 0;
  let ways = 1;
  for (let missing = 0; missing <= count; missing += 1) {
    chance += (missing % 2 === 0 ? 1 : -1) * ways * power((100 - missing) / 100, drawn);
    ways = (ways * (count - missing)) / (missing + 1);
  }
  return chance;
}

// `**` is left to each browser's own rounding; products are not.
function power(base: number, times: number): number {
  let product = 1;
  for (let at = 0; at < times; at += 1) product *= base;
  return product;
}

const counted = new Map<string, Map<string, number>>();

/** The share of all results for which an answer is right, by counting every one of them. */
function chanceOfOption(type: PlayType, kind: LotteryKind, option: string): number {
  if (type.code === "head" || type.code === "tail" || type.code.startsWith("ball")) return 1 / 10;
  const name = `${kind}.${type.code}`;
  const known = counted.get(name) ?? countOptions(type, kind);
  counted.set(name, known);
  return known.get(option) ?? 1;
}

function countOptions(type: PlayType, kind: LotteryKind): Map<string, number> {
  const signs = kind === "fast3" ? faces : Array.from({ length: 10 }, (_, digit) => String(digit));
  const length = prizeLengths[kind].flat().length;
  const all = signs.length ** length;
  const right = new Map<string, number>();
  for (let result = 0; result < all; result += 1) {
    const numbers = Array.from(
      { length },
      (_, at) => signs[Math.floor(result / signs.length ** at) % signs.length] ?? "",
    );
    for (const target of targetsOf(type, kind, { numbers })) right.set(target, (right.get(target) ?? 0) + 1);
  }
  return new Map([...right].map(([option, ways]) => [option, ways / all]));
}
