import { minorDigits } from "./minorDigits.ts";

/** Writes an amount of minor units; undefined for what is no whole number of them. */
export type WriteMoney = (amount: unknown, currency: string) => string | undefined;

/** What money is written with. */
interface MoneyOptions {
  /** BCP 47 tags, first choice first. */
  tags: string[];
  /** The brand's currency: only it is written with a sign that others share ("$"). */
  own: string;
  /** Whether whole amounts show their cents. */
  cents: "auto" | "stripIfInteger";
}

interface MoneyFormat {
  write: Intl.NumberFormat;
  digits: number;
  suffix: string;
}

const wholeNumber = /^-?\d{1,60}$/;

/**
 * Money of any currency, to the last minor unit: the amount goes to `Intl` as decimal figures and never through a fraction
 * of two. A number beyond 2^53 has lost figures on its way and is none; a platform sends such an amount as a text of digits.
 */
export function createMoneyWriter({ tags, own, cents }: MoneyOptions): WriteMoney {
  const known = new Map<string, MoneyFormat>();
  const ownSign = signOf(tags, own);
  return (amount, currency) => {
    const whole = wholeOf(amount);
    if (whole === undefined) return undefined;
    const code = currency.toUpperCase();
    let format = known.get(code);
    if (!format) {
      const isAmbiguous = code !== own.toUpperCase() && signOf(tags, code) === ownSign;
      format = moneyFormat({ tags, own, cents }, code, isAmbiguous ? "code" : "narrowSymbol");
      known.set(code, format);
    }
    return format.write.format(withPoint(whole, format.digits)) + format.suffix;
  };
}

function wholeOf(amount: unknown): string | undefined {
  if (typeof amount === "number") return Number.isSafeInteger(amount) ? String(amount) : undefined;
  return typeof amount === "string" && wholeNumber.test(amount) ? amount : undefined;
}

/** "-5" with two digits after the point is "-0.05". */
function withPoint(whole: string, digits: number): `${number}` {
  const isNegative = whole.startsWith("-");
  const figures = (isNegative ? whole.slice(1) : whole).padStart(digits + 1, "0");
  const point = figures.length - digits;
  return `${isNegative ? "-" : ""}${figures.slice(0, point)}.${figures.slice(point)}0` as `${number}`;
}

function moneyFormat(
  { tags, cents }: MoneyOptions,
  currency: string,
  currencyDisplay: "narrowSymbol" | "code",
): MoneyFormat {
  const digits = minorDigits(currency);
  const base = {
    numberingSystem: "latn",
    trailingZeroDisplay: cents,
    // Nobody reads eight or eighteen noughts; what there is of an amount is shown.
    minimumFractionDigits: digits > 4 ? 2 : digits,
    maximumFractionDigits: digits,
  } as const;
  try {
    const write = new Intl.NumberFormat(tags, { ...base, style: "currency", currency, currencyDisplay });
    // Within a sentence from right to left the sign of "US$" would jump to the other side of its letters.
    return { write, digits, suffix: /\w\$$/.test(write.format(0)) ? "\u200e" : "" };
  } catch {
    // Only codes of three letters are currencies to `Intl`.
    return { write: new Intl.NumberFormat(tags, base), digits, suffix: currency === "" ? "" : ` ${currency}` };
  }
}

function signOf(tags: string[], currency: string): string | undefined {
  try {
    const write = new Intl.NumberFormat(tags, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
    return write.formatToParts(0).find(({ type }) => type === "currency")?.value;
  } catch {
    return undefined;
  }
}
