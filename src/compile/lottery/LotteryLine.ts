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

/** What can be wrong with a slip: it has no line or too many, a way to play or a mode that there is not, picks that do not fit or none, a stake; `there` is a line that a slip has already. */
export type LineFault = "none" | "lines" | "play" | "units" | "empty" | "combinations" | "picks" | "there";

/** What is wrong with a slip, in words for the program that sent it. */
export class LineError extends Error {
  override name = "LineError";
  readonly fault: LineFault;

  constructor(fault: LineFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Limits of a slip: lines, combinations of a line, and the stake of a combination in the smallest chips. */
export const slipLimits = { lines: 12, combinations: 1_000, units: 1_000 } as const;
const { lines: mostLines, combinations: mostCombinations, units: mostUnits } = slipLimits;

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
  if (!Array.isArray(sent) || sent.length === 0) throw new LineError("none", "A slip has at least one line.");
  if (sent.length > mostLines) throw new LineError("lines", `A slip has at most ${mostLines} lines.`);
  return sent.map((line: unknown) => readLine(line, kind));
}

function readLine(sent: unknown, kind: LotteryKind): LotteryLine {
  const { type: code, mode, picks, units } = (sent ?? {}) as Record<string, unknown>;
  const type = playTypes.find((one) => one.code === code && one.kinds.includes(kind));
  if (!type) throw new LineError("play", "There is no such play type in this draw.");
  const known = prizeModes.find((one) => one === mode);
  if (!known) throw new LineError("play", "There is no such prize mode.");
  if (typeof units !== "number" || !Number.isInteger(units) || units < 1 || units > mostUnits)
    throw new LineError("units", `A combination has a stake of 1 to ${mostUnits} chips.`);
  const line = { type: type.code, mode: known, picks: readPicks(picks, type), units };
  const combinations = combinationsOf(line);
  if (combinations === 0) throw new LineError("empty", "Something is still to be picked.");
  if (combinations > mostCombinations)
    throw new LineError("combinations", `A line has at most ${mostCombinations} combinations.`);
  return line;
}

function readPicks(sent: unknown, { shape }: PlayType): number[][] {
  const lists = shape.kind === "digits" ? shape.places : 1;
  const limit = shape.kind === "digits" ? 10 : shape.kind === "options" ? shape.options.length : 100;
  if (!Array.isArray(sent) || sent.length !== lists)
    throw new LineError("picks", "The picks do not fit the play type.");
  return sent.map((list: unknown) => {
    if (!Array.isArray(list)) throw new LineError("picks", "The picks do not fit the play type.");
    const own = list.map((pick: unknown) => {
      if (typeof pick !== "number" || !Number.isInteger(pick) || pick < 0 || pick >= limit)
        throw new LineError("picks", `A pick is a whole number below ${limit}.`);
      return pick;
    });
    if (new Set(own).size !== own.length) throw new LineError("picks", "A pick is there twice.");
    if (shape.kind === "choose" && own.length > shape.most)
      throw new LineError("picks", `At most ${shape.most} numbers are picked.`);
    return own.toSorted((a, b) => a - b);
  });
}
