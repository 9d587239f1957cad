/** Chips of currencies of which a hundredth is not worth playing for, in minor units. */
const chips: Readonly<Record<string, number>> = {
  KHR: 10_000,
  VND: 1_000,
  IDR: 10_000,
  LAK: 10_000,
  MMK: 10_000,
  KRW: 100,
  JPY: 10,
  THB: 100,
};

/** The smallest chip of a currency, in minor units. */
export const chipOf = (currency: string): number => chips[currency] ?? 10;
