import type { Spread } from "./Spread.ts";

/** Linear between the two nearest measurements. */
function quantileOf(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place % 1);
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

/** Median and middle half, at four digits; more would be noise. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  return {
    median: round(quantileOf(sorted, 0.5)),
    low: round(quantileOf(sorted, 0.25)),
    high: round(quantileOf(sorted, 0.75)),
    least: round(sorted[0] ?? Number.NaN),
  };
}
