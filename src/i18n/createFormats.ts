import { createDateWriter } from "./createDateWriter.ts";

/** How a value may be written: the words of the node language, and money on the scale of a chart. */
export type Format = "text" | "number" | "money" | "moneyScale" | "date" | "dateTime" | "percent";

/** Writes values of one language. What cannot be read as the wanted kind is written as it is, never as "NaN". */
export type WriteValue = (value: unknown, format: Format, currency?: string) => string;

/**
 * Formats of a language by `Intl`. Money is an integer in minor units (cents of a dollar, whole riel); a percentage is
 * a fraction (0.25 is 25 %). Digits are Western in every language, because amounts must look the same as what is typed
 * and as what a receipt says. `currency` is the brand's; a value's own can be given with it.
 */
export function createFormats(tag: string, currency: string, timeZone?: string): WriteValue {
  const base = { numberingSystem: "latn" } as const;
  // A browser that does not know a language would write its numbers in the visitor's own; English is more even.
  const tags = [tag, "en"];
  const number = new Intl.NumberFormat(tags, { ...base, maximumFractionDigits: 6 });
  const percent = new Intl.NumberFormat(tags, { ...base, style: "percent", maximumFractionDigits: 2 });
  const moment = createDateWriter({ tag, timeZone });
  // A plain date has no hour: read as UTC it must be written as UTC, or it is yesterday west of Greenwich.
  const plainDate = createDateWriter({ tag, timeZone: "UTC" });
  const money = moneyFormats(tags, "auto");
  const moneyScale = moneyFormats(tags, "stripIfInteger");

  const writeNumber = (value: unknown, write: (known: number) => string) => {
    const known = typeof value === "number" ? value : typeof value === "string" && value !== "" ? Number(value) : NaN;
    return Number.isFinite(known) ? write(known) : writeText(value);
  };
  const writeTime = (value: unknown, withTime: boolean) => {
    const isPlain = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
    const time = typeof value === "string" || typeof value === "number" ? new Date(value) : undefined;
    if (!time || Number.isNaN(time.getTime())) return writeText(value);
    return isPlain ? plainDate(time, false) : moment(time, withTime);
  };

  return (value, format, ownCurrency) => {
    switch (format) {
      case "number":
        return writeNumber(value, (known) => number.format(known));
      case "percent":
        return writeNumber(value, (known) => percent.format(known));
      case "money":
        return writeNumber(value, (known) => money(ownCurrency ?? currency, known));
      case "moneyScale":
        return writeNumber(value, (known) => moneyScale(ownCurrency ?? currency, known));
      case "date":
        return writeTime(value, false);
      case "dateTime":
        return writeTime(value, true);
      case "text":
        return writeText(value);
    }
  };
}

function writeText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** Whether whole amounts show their cents. */
type Cents = "auto" | "stripIfInteger";

interface MoneyFormat {
  write: Intl.NumberFormat;
  /** Minor units of one unit. */
  scale: number;
  suffix: string;
}

/** Money of any currency; the minor units a currency has come from `Intl`, a word it does not know counts hundredths. */
function moneyFormats(tags: string[], cents: Cents): (currency: string, minor: number) => string {
  const known = new Map<string, MoneyFormat>();
  return (currency, minor) => {
    let format = known.get(currency);
    if (!format) {
      format = moneyFormat(tags, cents, currency);
      known.set(currency, format);
    }
    return format.write.format(minor / format.scale) + format.suffix;
  };
}

function moneyFormat(tags: string[], trailingZeroDisplay: Cents, currency: string): MoneyFormat {
  const base = { numberingSystem: "latn", trailingZeroDisplay } as const;
  try {
    const write = new Intl.NumberFormat(tags, {
      ...base,
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
    });
    return { write, scale: 10 ** (write.resolvedOptions().maximumFractionDigits ?? 2), suffix: "" };
  } catch {
    const write = new Intl.NumberFormat(tags, { ...base, minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return { write, scale: 100, suffix: currency === "" ? "" : ` ${currency}` };
  }
}
