/** An exact number: `units` of a power of ten, so many `places` behind the point. 0.25 is 25 units of 2 places. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/** Which way a number is rounded: `nearest` takes halves away from zero, `down` goes towards zero, `up` away from it. */
export type Rounding = "nearest" | "down" | "up";

/** More figures than any amount has; what has more is no number, so that nothing multiplies without end. */
const mostFigures = 60;
const beyond = 10n ** BigInt(mostFigures);
const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * The exact number that a value says: a number by its shortest figures (0.1 is a tenth), a text by its own (`"12.50"`).
 * Undefined for what is none, for a whole number beyond 2^53, whose last figures are lost, and for more than 60 figures.
 */
export function toDecimal(value: unknown): Decimal | undefined {
  if (typeof value === "number" && Number.isInteger(value))
    return Number.isSafeInteger(value) ? { units: BigInt(value), places: 0 } : undefined;
  // Longer texts are no numbers of 60 figures; the expression need not see them.
  const text = typeof value === "number" ? String(value) : typeof value === "string" && value.length < 130 ? value : "";
  const found = written.exec(text);
  if (!found || (typeof value === "string" && found[4] !== undefined)) return undefined;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = found;
  const places = fraction.length - Number(exponent);
  const units = BigInt(sign + whole + fraction);
  return bounded(places < 0 ? { units: units * power(-places), places: 0 } : { units, places });
}

/** The value of a number: a number where that says it exactly, else its figures as text. */
export function fromDecimal(decimal: Decimal): number | string {
  const { units, places } = shortest(decimal);
  const figures = String(units < 0n ? -units : units).padStart(places + 1, "0");
  const point = figures.length - places;
  const text = `${units < 0n ? "-" : ""}${figures.slice(0, point)}${places === 0 ? "" : `.${figures.slice(point)}`}`;
  const number = Number(text);
  const same = toDecimal(number);
  return same !== undefined && order(same, decimal) === 0 ? number : text;
}

/** The sum of two numbers; undefined where it has too many figures. */
export function add(a: Decimal, b: Decimal): Decimal | undefined {
  const [left, right, places] = level(a, b);
  return bounded({ units: left + right, places });
}

/** The first number less the second; undefined where that has too many figures. */
export function subtract(a: Decimal, b: Decimal): Decimal | undefined {
  return add(a, { units: -b.units, places: b.places });
}

/** The product of two numbers; undefined where it has too many figures. */
export function multiply(a: Decimal, b: Decimal): Decimal | undefined {
  return bounded({ units: a.units * b.units, places: a.places + b.places });
}

/** Below, at or above zero as the first number is less than, the same as or more than the second. */
export function order(a: Decimal, b: Decimal): number {
  const [left, right] = level(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The number with at most so many digits behind the point. */
export function round(decimal: Decimal, digits: number, towards: Rounding): Decimal {
  if (decimal.places <= digits) return decimal;
  const step = power(decimal.places - digits);
  const size = decimal.units < 0n ? -decimal.units : decimal.units;
  const rest = size % step;
  const isUp = towards === "up" ? rest > 0n : towards === "nearest" && rest * 2n >= step;
  const units = size / step + (isUp ? 1n : 0n);
  return { units: decimal.units < 0n ? -units : units, places: digits };
}

function level(a: Decimal, b: Decimal): [bigint, bigint, number] {
  if (a.places === b.places) return [a.units, b.units, a.places];
  const places = Math.max(a.places, b.places);
  return [a.units * power(places - a.places), b.units * power(places - b.places), places];
}

function power(places: number): bigint {
  return 10n ** BigInt(places);
}

/** Without the noughts behind the point that say nothing. */
function shortest({ units, places }: Decimal): Decimal {
  let [short, left] = [units, places];
  while (left > 0 && short % 10n === 0n) [short, left] = [short / 10n, left - 1];
  return { units: short, places: left };
}

function bounded(decimal: Decimal): Decimal | undefined {
  const { units, places } = shortest(decimal);
  return units < beyond && units > -beyond && places <= mostFigures ? { units, places } : undefined;
}
