/**
 * Round figures that span from the lowest to the highest, about `count` of them, with zero among them; zero alone where there
 * is nothing else. Of whole values they are whole: there is no half of a member, nor of a cent.
 */
export function niceTicks(lowest: number, highest: number, isWhole = false, count = 5): number[] {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  if (low === high) return [0];
  const rough = Math.max((high - low) / Math.max(1, count), isWhole ? 1 : 0);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factors = isWhole && power < 10 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10];
  const step = (factors.find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
