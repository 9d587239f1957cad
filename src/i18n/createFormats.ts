import { createDateWriter } from "./createDateWriter.ts";
import { createMoneyWriter, type WriteMoney } from "./createMoneyWriter.ts";
import { createSpanWriter, type SpanWriter } from "./createSpanWriter.ts";
import { intlTags } from "./intlTags.ts";
import { mask } from "./mask.ts";

/** How a value may be written: the words of the node language, and money on the scale of a chart. */
export type FormatName =
  | "text"
  | "number"
  | "money"
  | "moneyScale"
  | "date"
  | "dateTime"
  | "stamp"
  | "percent"
  | "duration"
  | "relative"
  | "masked"
  | "compact";

/**
 * Writes values of one language. What cannot be read as the wanted kind is written as it is, never as "NaN"; only an
 * amount of money is not guessed at: what is no whole number of minor units is a dash. `currency` is the value's own,
 * `now` the time that a `relative` one is told from, in milliseconds since 1970; without it the day is written.
 */
export type WriteValue = (value: unknown, format: FormatName, currency?: string, now?: number) => string;

/** Told of an amount that was not written: what it is instead, without its figures, and in which currency. */
export type OnBadAmount = (fault: string, currency: string) => void;

/** What stands for an amount that is not known. */
const unknown = "–";

/**
 * Formats of a language by `Intl`. Money is an integer in minor units of its currency (cents of a dollar, whole
 * yen: `minorDigits`); a percentage is a fraction (0.25 is 25 %), a duration a number of seconds. Digits are Western in every language, because amounts must look the same as what is typed
 * and as what a receipt says. `currency` is the brand's, for values that come without their own.
 */
export function createFormats(
  tag: string,
  currency: string,
  { timeZone, onBadAmount }: { timeZone?: string; onBadAmount?: OnBadAmount | undefined } = {},
): WriteValue {
  const base = { numberingSystem: "latn" } as const;
  const tags = intlTags(tag);
  const number = new Intl.NumberFormat(tags, { ...base, maximumFractionDigits: 6 });
  const percent = new Intl.NumberFormat(tags, { ...base, style: "percent", maximumFractionDigits: 2 });
  const moment = createDateWriter({ tag, timeZone });
  // A plain date has no hour: read as UTC it must be written as UTC, or it is yesterday west of Greenwich.
  const plainDate = createDateWriter({ tag, timeZone: "UTC" });
  const money = createMoneyWriter({ tags, own: currency, cents: "auto" });
  const moneyScale = createMoneyWriter({ tags, own: currency, cents: "stripIfInteger" });

  const writeNumber = (value: unknown, write: (known: number) => string) => {
    const known = typeof value === "number" ? value : typeof value === "string" && value !== "" ? Number(value) : NaN;
    return Number.isFinite(known) ? write(known) : writeText(value);
  };
  const writeMoney = (value: unknown, write: WriteMoney, ownCurrency = currency) => {
    if (isNothing(value)) return "";
    const written = write(value, ownCurrency);
    if (written === undefined) onBadAmount?.(errorOf(value), ownCurrency);
    return written ?? unknown;
  };
  // Few pages write any, and each costs some milliseconds.
  let spanWriter: SpanWriter | undefined;
  const spans = () => (spanWriter ??= createSpanWriter(tag));
  let compact: Intl.NumberFormat | undefined;
  const writeCompact = (known: number) => {
    compact ??= new Intl.NumberFormat(tags, { ...base, notation: "compact", maximumFractionDigits: 1 });
    return compact.format(known);
  };
  const writeRelative = (value: unknown, now?: number) => {
    const time = timeOf(value);
    if (!time) return writeText(value);
    const words = now === undefined ? undefined : spans().relative((time.getTime() - now) / 1_000);
    // The day everywhere: where it is drawn first nobody knows the time, nor the visitor's time zone.
    return words ?? plainDate(time, false);
  };
  const writeTime = (value: unknown, withTime: boolean) => {
    const isPlain = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
    const time = timeOf(value);
    if (!time) return writeText(value);
    return isPlain ? plainDate(time, false) : moment(time, withTime);
  };

  const writeStamp = (value: unknown) => {
    const time = timeOf(value);
    // Swedish is written as ISO 8601 is, and every browser knows it.
    return time ? time.toLocaleString("sv", timeZone === undefined ? {} : { timeZone }) : writeText(value);
  };

  return (value, format, ownCurrency, now) => {
    switch (format) {
      case "number":
        return writeNumber(value, (known) => number.format(known));
      case "percent":
        return writeNumber(value, (known) => percent.format(known));
      case "money":
        return writeMoney(value, money, ownCurrency);
      case "moneyScale":
        return writeMoney(value, moneyScale, ownCurrency);
      case "date":
        return writeTime(value, false);
      case "dateTime":
        return writeTime(value, true);
      case "stamp":
        return writeStamp(value);
      case "duration":
        return writeNumber(value, (known) => (known < 0 ? writeText(value) : spans().duration(Math.floor(known))));
      case "relative":
        return writeRelative(value, now);
      case "masked":
        return isNothing(value) || typeof value === "object" ? writeText(value) : mask(writeText(value));
      case "compact":
        return writeNumber(value, writeCompact);
      case "text":
        return writeText(value);
    }
  };
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

function timeOf(value: unknown): Date | undefined {
  const time = typeof value === "string" || typeof value === "number" ? new Date(value) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}

function writeText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** What an amount is that is none, without its figures: they are somebody's. */
function errorOf(value: unknown): string {
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return "no number";
    return Number.isInteger(value) ? "a number beyond 2^53, whose last figures are lost" : "a number with a fraction";
  }
  if (typeof value === "string") return "a text that is not all digits";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}
