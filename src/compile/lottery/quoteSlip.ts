import { combinationsOf, type LotteryLine, waysToTake } from "./LotteryLine.ts";
import { oddsOf } from "./oddsOf.ts";
import { type LotteryKind, playTypes, prizeLengths } from "./playTypes.ts";
import { type Drawn, targetsOf } from "./targets.ts";

/** What a slip costs and can bring. Amounts in minor units. */
export interface SlipQuote {
  combinations: number;
  /** In the smallest chips. */
  units: number;
  stake: number;
  /** What is paid where every number that can come does, none of them twice. */
  most: number;
}

/** The one sum of a slip, for fronts, pages and servers alike. `chip` is the smallest chip, in minor units. */
export function quoteSlip(kind: LotteryKind, lines: readonly LotteryLine[], chip: number): SlipQuote {
  const [combinations, units] = lines.reduce(
    ([all, sum], line) => {
      const own = combinationsOf(line);
      return [all + own, sum + own * line.units];
    },
    [0, 0],
  );
  const most = lines.reduce((sum, line) => sum + mostOf(kind, line), 0);
  return { combinations, units, stake: units * chip, most: Math.floor((most * chip) / 100) };
}

/** What a slip is paid, in minor units, rounded down once. */
export function winOf(kind: LotteryKind, lines: readonly LotteryLine[], chip: number, drawn: Drawn): number {
  const won = lines.reduce((sum, line) => sum + hundredthsOf(kind, line, drawn), 0);
  return Math.floor((won * chip) / 100);
}

/** Whether a line has won, and how often. */
export function hitsOf(kind: LotteryKind, { type: code, picks }: LotteryLine, drawn: Drawn): number {
  const type = playTypes.find((one) => one.code === code);
  if (!type) return 0;
  const targets = targetsOf(type, kind, drawn);
  const { shape } = type;
  const [first = []] = picks;
  if (shape.kind === "options") return first.filter((at) => targets.includes(shape.options[at] ?? "")).length;
  if (shape.kind === "digits")
    return targets.filter((target) => picks.every((own, place) => own.includes(Number(target[place])))).length;
  const numbers = targets.map(Number);
  if (shape.kind === "numbers") return numbers.filter((number) => first.includes(number)).length;
  return waysToTake(shape.count, first.filter((pick) => numbers.includes(pick)).length);
}

function hundredthsOf(kind: LotteryKind, line: LotteryLine, drawn: Drawn): number {
  const type = playTypes.find(({ code }) => code === line.type);
  if (!type) return 0;
  if (type.shape.kind !== "options") return hitsOf(kind, line, drawn) * oddsOf(type, kind, line.mode) * line.units;
  const targets = targetsOf(type, kind, drawn);
  const right = (line.picks[0] ?? [])
    .map((at) => (type.shape.kind === "options" ? (type.shape.options[at] ?? "") : ""))
    .filter((option) => targets.includes(option));
  return right.reduce((sum, option) => sum + oddsOf(type, kind, line.mode, option) * line.units, 0);
}

function mostOf(kind: LotteryKind, line: LotteryLine): number {
  // Chances of a play type that this kind is not played by would be counted over more results than there is time for.
  const type = playTypes.find(({ code, kinds }) => code === line.type && kinds.includes(kind));
  const combinations = combinationsOf(line);
  if (!type || combinations === 0) return 0;
  const { shape } = type;
  const numbers = prizeLengths[kind].flat();
  const [first = []] = line.picks;
  if (shape.kind === "options") {
    const odds = first.map((at) => oddsOf(type, kind, line.mode, shape.options[at])).toSorted((a, b) => b - a);
    // Three dice show three faces; of other answers one is right.
    const right = type.code === "face" ? 3 : 1;
    return odds.slice(0, right).reduce((sum, own) => sum + own, 0) * line.units;
  }
  const odds = oddsOf(type, kind, line.mode);
  if (shape.kind === "choose")
    return waysToTake(shape.count, Math.min(first.length, numbers.length)) * odds * line.units;
  const chances =
    type.code === "any2" ? numbers.length : type.code === "any3" ? numbers.filter((n) => n > 2).length : 1;
  return Math.min(combinations, chances) * odds * line.units;
}
