import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { chipOf } from "../lottery/chipOf.ts";
import {
  combinationsOf,
  LineError,
  type LineFault,
  type LotteryLine,
  readLines,
  slipLimits,
} from "../lottery/LotteryLine.ts";
import { lotteryKinds, type LotteryKind, playTypes } from "../lottery/playTypes.ts";
import { quoteSlip } from "../lottery/quoteSlip.ts";
import type { SharedFunction } from "./SharedFunction.ts";

/** What a line is, in figures and as it is read. */
interface ToldLine {
  /** As it is sent; nothing of one that cannot be. */
  line?: LotteryLine;
  fault?: LineFault;
  combinations: number;
  stake: number;
  most: number;
  /** The numbers that were picked, as they are read in every language. */
  numbers: string;
  /** The answers that were picked, by their codes. */
  options: string[];
}

/**
 * What a slip costs and can bring, line by line and together: of `lines`, or of the one line of `type`, `mode`, `picks` and `units`. `kind`
 * is what is drawn, `chip` the smallest chip in minor units, else that of the `currency`; `most` the highest stake in chips. `fault` says
 * what keeps it from being placed. One line `beside` others of a slip is `there` where they have it, at whatever stake.
 */
export const lotterySlip: SharedFunction = ({ kind: asked, chip, currency, most, lines: sent, beside, ...one }) => {
  const kind = lotteryKinds.find((known) => known === asked);
  if (kind === undefined) return undefined;
  const own = typeof chip === "number" && Number.isSafeInteger(chip) && chip > 0 ? chip : chipOf(String(currency));
  const all: readonly unknown[] = Array.isArray(sent) ? sent : sent === undefined ? [one] : [];
  const lines = all.map((line) => tellLine(line, kind, own));
  const good = lines.flatMap(({ line }) => line ?? []);
  const { combinations, units, stake, most: win } = quoteSlip(kind, good, own);
  const limit = typeof most === "number" && most > 0 ? most : Infinity;
  const fault =
    lines.length === 0 ? "none" : lines.length > slipLimits.lines ? "lines" : lines.find((l) => l.fault)?.fault;
  const isThere = sent === undefined && good.some((line) => isAmong(line, beside));
  const told = fault ?? (isThere ? "there" : units > limit ? "stake" : undefined);
  return {
    combinations,
    units,
    stake,
    most: win,
    ...(typeof currency === "string" && { currency }),
    isGood: told === undefined,
    ...(told !== undefined && { fault: told }),
    lines,
  };
};

function tellLine(sent: unknown, kind: LotteryKind, chip: number): ToldLine {
  const { numbers, options } = readPicked(sent);
  try {
    const [line] = readLines([sent], kind);
    const { combinations, stake, most } = quoteSlip(kind, line ? [line] : [], chip);
    return { ...(line && { line }), combinations, stake, most, numbers, options };
  } catch (error) {
    const fault = error instanceof LineError ? error.fault : "picks";
    // Too many, or at a stake that is not allowed, are counted all the same: that is what is wrong with them.
    const isCounted = fault === "combinations" || fault === "units";
    const combinations = isCounted ? combinationsOf(sent as LotteryLine) : 0;
    return { fault, combinations, stake: 0, most: 0, numbers, options };
  }
}

/** Whether a slip has a line like this one: of the same way and mode, with the same picks. */
function isAmong({ type, mode, picks }: LotteryLine, beside: unknown): boolean {
  const others: readonly unknown[] = Array.isArray(beside) ? beside : [];
  return others.some(
    (other) => isRecord(other) && other["type"] === type && other["mode"] === mode && isEqual(other["picks"], picks),
  );
}

/** Numbers read from the left in every language. */
const fromLeft = (text: string): string => (text === "" ? "" : `\u2066${text}\u2069`);

function readPicked(sent: unknown): Pick<ToldLine, "numbers" | "options"> {
  const { type, picks } = isRecord(sent) ? sent : {};
  const shape = playTypes.find(({ code }) => code === type)?.shape;
  const lists = Array.isArray(picks) ? picks.filter((list): list is number[] => Array.isArray(list)) : [];
  const [first = []] = lists;
  if (shape?.kind === "options") return { numbers: "", options: first.flatMap((at) => shape.options[at] ?? []) };
  if (shape?.kind === "digits") return { numbers: fromLeft(lists.map((own) => own.join("")).join(" – ")), options: [] };
  return { numbers: fromLeft(first.map((number) => String(number).padStart(2, "0")).join(" ")), options: [] };
}
