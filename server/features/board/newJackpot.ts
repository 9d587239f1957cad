/** How a jackpot grows; amounts are minor units. */
export interface JackpotRules {
  seed: number;
  step: number;
  /** It is won at the latest before it would hold more. */
  most: number;
  everyMs: number;
}

/** Of the currency's own units: the step is that of the games' specification, section on winners and the jackpot. */
const units = { seed: 1_000_000, step: 165.11, most: 99_999_999 };
const everyMs = 3_000;

/** The rules of a jackpot that begins in a currency (ISO 4217). */
export function newJackpot(currency: string): JackpotRules {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  const toMinor = (amount: number) => Math.round(amount * 10 ** digits);
  return { seed: toMinor(units.seed), step: toMinor(units.step), most: toMinor(units.most), everyMs };
}
