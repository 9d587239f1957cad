import { type LotteryKind, playTypes, type PlayType, type PrizeMode, prizeModes } from "./playTypes.ts";

/** One line of a slip. */
export interface LotteryLine {
  /** Code of its play type. */
  type: string;
  mode: PrizeMode;
  /** Digits by place, or one list of numbers, or of the places of answers. Ascending, none twice. */
  picks: number[][];
  /** The stake of each combination, in the smallest chips. */
  units: number;
}

/** What is wrong with a slip, in words for the program that sent it. */
export class LineError extends Error {
  override name = "LineError";
}

const mostLines = 12;
const mostCombinations = 1_000;
const mostUnits = 1_000;

/** How many bets a line is. Zero while something is still to be picked. */
export function combinationsOf({ type, picks }: Pick<LotteryLine, "type" | "picks">): number {
  const shape = playTypes.find(({ code }) => code === type)?.shape;
  const [first = []] = picks;
  if (!shape) return 0;
  if (shape.kind === "digits")
    return picks.length === shape.places ? picks.reduce((product, { length }) => product * length, 1) : 0;
  return shape.kind === "choose" ? waysToTake(shape.count, first.length) : first.length;
}

/** How many ways there are to take some of many. */
export function waysToTake(count: number, of: number): number {
  let ways = of < count ? 0 : 1;
  for (let at = 0; at < count; at += 1) ways = (ways * (of - at)) / (at + 1);
  return ways;
}

/** The lines of a slip, checked. Throws `LineError`. */
export function readLines(sent: unknown, kind: LotteryKind): LotteryLine[] {
  if (!Array.isArray(sent) || sent.length === 0) throw new LineError("A slip has at least one line.");
  if (sent.length > mostLines) throw new LineError(`A slip has at most ${mostLines} lines.`);
  return sent.map((line: unknown) => readLine(line, kind));
}

function readLine(sent: unknown, kind: LotteryKind): LotteryLine {
  const { type: code, mode, picks, units } = (sent ?? {}) as Record<string, unknown>;
  const type = playTypes.find((one) => one.code === code && one.kinds.includes(kind));
  if (!type) throw new LineError("There is no such play type in this draw.");
  const known = prizeModes.find((one) => one === mode);
  if (!known) throw new LineError("There is no such prize mode.");
  if (typeof units !== "number" || !Number.isInteger(units) || units < 1 || units > mostUnits)
    throw new LineError(`A combination has a stake of 1 to ${mostUnits} chips.`);
  const line = { type: type.code, mode: known, picks: readPicks(picks, type), units };
  const combinations = combinationsOf(line);
  if (combinations === 0) throw new LineError("Something is still to be picked.");
  if (combinations > mostCombinations) throw new LineError(`A line has at most ${mostCombinations} combinations.`);
  return line;
}

function readPicks(sent: unknown, { shape }: PlayType): number[][] {
  const lists = shape.kind === "digits" ? shape.places : 1;
  const limit = shape.kind === "digits" ? 10 : shape.kind === "options" ? shape.options.length : 100;
  if (!Array.isArray(sent) || sent.length !== lists) throw new LineError("The picks do not fit the play type.");
  return sent.map((list: unknown) => {
    if (!Array.isArray(list)) throw new LineError("The picks do not fit the play type.");
    const own = list.map((pick: unknown) => {
      if (typeof pick !== "number" || !Number.isInteger(pick) || pick < 0 || pick >= limit)
        throw new LineError(`A pick is a whole number below ${limit}.`);
      return pick;
    });
    if (new Set(own).size !== own.length) throw new LineError("A pick is there twice.");
    if (shape.kind === "choose" && own.length > shape.most)
      throw new LineError(`At most ${shape.most} numbers are picked.`);
    return own.toSorted((a, b) => a - b);
  });
}
