/** Round figures that span from the lowest to the highest, about `count` of them, with zero among them. */
export function niceTicks(lowest: number, highest: number, count = 5): number[] {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest) || (low === 0 ? 1 : 0);
  const span = high - low;
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
