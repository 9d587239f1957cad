import type { CheckError, FieldRule } from "#contracts/entities.ts";

/** A decimal number without a fraction of two: `figures` divided by ten to the power of `places`. */
interface Exact {
  figures: bigint;
  places: number;
}

/** No amount is above this one, in minor units: calls carry whole numbers, and beyond it they are exact no more. */
export const mostMinorUnits = Number.MAX_SAFE_INTEGER;

const written = /^(-?)(\d{1,60})(?:\.(\d{1,60}))?$/;

/** Is this a rule of numbers? */
export function isNumeric({ type }: Pick<FieldRule, "type">): boolean {
  return type === "number" || type === "integer" || type === "money";
}

/**
 * The first check that a number fails, or null. An amount is a whole number of minor units: a text of digits only where
 * it is beyond 2^53. Compared exactly, because 0.3 is a multiple of 0.1.
 */
export function numberError({ type, min, max, step }: FieldRule, value: unknown): CheckError["reason"] | null {
  const number = exactOf(value, type === "money");
  if (!number || (type !== "number" && number.places > 0)) return "type";
  if (min !== undefined && isBelow(number, exactOf(min))) return "minimum";
  const most = max ?? (type === "money" ? mostMinorUnits : undefined);
  if (most !== undefined && isBelow(exactOf(most), number)) return "maximum";
  return step === undefined || isMultiple(number, exactOf(step)) ? null : "step";
}

/**
 * Text key that says what a rule of numbers accepts, and why a value is not accepted. Limits that leave nothing between them, such as the
 * least of a transfer above what is in the wallet, are no range: only the one that was missed is told.
 */
export function numberKey(reason: CheckError["reason"], { type, min, max }: FieldRule): string {
  if (reason === "step") return "form.step";
  if (reason !== "minimum" && reason !== "maximum") return type === "money" ? "form.amount" : `form.${type}`;
  if (min !== undefined && max !== undefined && min <= max) return "form.range";
  return reason === "minimum" ? "form.least" : "form.most";
}

function exactOf(value: unknown, takesDigits = false): Exact | undefined {
  const isLong = takesDigits && typeof value === "string" && !Number.isSafeInteger(Number(value));
  if (!isLong && (typeof value !== "number" || !Number.isFinite(value))) return undefined;
  const parts = written.exec(isLong ? value : inFull(value as number));
  if (!parts) return undefined;
  const [, sign = "", whole = "", fraction = ""] = parts;
  return { figures: BigInt(sign + whole + fraction), places: fraction.length };
}

/** "1e-7" is "0.0000001". */
function inFull(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}

function isBelow(a: Exact | undefined, b: Exact | undefined): boolean {
  if (!a || !b) return false;
  const [left, right] = onOneScale(a, b);
  return left < right;
}

function isMultiple(number: Exact, step: Exact | undefined): boolean {
  if (!step || step.figures <= 0n) return true;
  const [figures, each] = onOneScale(number, step);
  return figures % each === 0n;
}

function onOneScale(a: Exact, b: Exact): [bigint, bigint] {
  const places = Math.max(a.places, b.places);
  const scale = ({ figures, places: own }: Exact) => figures * 10n ** BigInt(places - own);
  return [scale(a), scale(b)];
}
