const mostFigures = 60;

/**
 * A plain amount (`12.5`) in minor units (1250, with two `digits` after the point): a number, or a text of its figures where
 * it is beyond 2^53. Undefined where it has decimals that the currency has not, or more figures than any amount.
 */
export function toMinorUnits(plain: string, digits: number): number | string | undefined {
  const [whole = "", fraction = ""] = plain.split(".");
  const kept = fraction.replace(/0+$/, "");
  if (kept.length > digits) return undefined;
  const figures = (whole + kept.padEnd(digits, "0")).replace(/^(-?)0+(?=\d)/, "$1");
  if (figures.length > mostFigures) return undefined;
  const number = Number(figures);
  return Number.isSafeInteger(number) ? (number === 0 ? 0 : number) : figures;
}

/** Minor units as a plain amount; undefined for what is no whole number of them. */
export function fromMinorUnits(amount: unknown, digits: number): string | undefined {
  const isWhole = Number.isSafeInteger(amount) || (typeof amount === "string" && /^-?\d{16,60}$/.test(amount));
  if (!isWhole) return undefined;
  const text = String(amount as number | string);
  const sign = text.startsWith("-") ? "-" : "";
  const figures = text.slice(sign.length).padStart(digits + 1, "0");
  const point = figures.length - digits;
  return sign + figures.slice(0, point) + (digits === 0 ? "" : `.${figures.slice(point)}`);
}
