import { checkTerms } from "./checkTerms.ts";
import type { ContractTier } from "./ContractTerms.ts";
import { termsWords } from "./termsWords.ts";

/** A tier as somebody types it: a rate in percent, and what asks for nothing left out. Amounts in minor units. */
export interface TypedTier {
  from?: number;
  to?: number | null;
  profitLoss?: number;
  activeMembers?: number;
  /** With at most two decimals. */
  percent?: number;
}

const hundredths = 100;

/** The tier that was typed; what is missing or unreadable is no number, which `checkTerms` refuses. */
export function readTier({ from, to, profitLoss, activeMembers, percent }: TypedTier): ContractTier {
  return {
    from: from ?? Number.NaN,
    to: to ?? null,
    profitLoss: profitLoss ?? 0,
    activeMembers: activeMembers ?? 0,
    rate: toRate(percent),
  };
}

/** A tier as it is typed, to begin an amendment with. */
export function writeTier({ to, rate, ...tier }: ContractTier): TypedTier & { from: number; percent: number } {
  return { ...tier, ...(to !== null && { to }), percent: rate / hundredths };
}

/** What is wrong with typed tiers as a whole, by pointer of the cell: text keys. Cells that hold no number are for their own rules. */
export function judgeTypedTiers(
  rows: readonly Readonly<Record<string, unknown>>[],
  { ceiling }: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const terms = { kind: "dividend", measure: "loss", cycle: "daily", payer: "upline", carriesOver: false } as const;
  const own = typeof ceiling === "number" ? { ceiling } : {};
  const found: Record<string, string> = {};
  for (const { at, code } of checkTerms({ ...terms, tiers: rows.map(readTier) }, own)) {
    const cell = cellOf(at);
    if (code !== "notWhole" && cell !== undefined) found[cell] ??= termsWords[code];
  }
  return found;
}

/** The cell of a finding, from the list of tiers; undefined where it is about the list. */
export function cellOf(at: string): string | undefined {
  const [, list, place, name] = at.split("/");
  return list === "tiers" && place !== undefined && name !== undefined
    ? `/${place}/${name === "rate" ? "percent" : name}`
    : undefined;
}

/** 12.34 times 100 is not quite 1234 in binary; 12.345 is no whole number of hundredths. */
function toRate(percent: number | undefined): number {
  const rate = typeof percent === "number" ? percent * hundredths : Number.NaN;
  const whole = Math.round(rate);
  return Math.abs(rate - whole) < 1e-6 ? whole : Number.NaN;
}
