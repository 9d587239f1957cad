/** The smallest chips in minor units: of currencies of which a hundredth is not worth playing for, and under `*` of all others. */
export const chips: Readonly<Record<string, number>> = {
  KHR: 10_000,
  VND: 1_000,
  IDR: 10_000,
  LAK: 10_000,
  MMK: 10_000,
  KRW: 100,
  JPY: 10,
  THB: 100,
  "*": 10,
};

/** The smallest chip of a currency, in minor units. */
export const chipOf = (currency: string): number => chips[currency] ?? chips["*"] ?? 10;
