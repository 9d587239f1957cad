/** Times two things that must take equally long, one after the other, in milliseconds each. */
export type TimePair = (round: number) => Promise<readonly [number, number]>;

/**
 * How much longer the first of two things takes than the second: 0.1 is a tenth. The median over all pairs, since what
 * the machine does beside falls on both of a pair or on few pairs.
 * As long as it reads more than `limit`, more pairs are taken, up to `most` batches: noise goes with their number, a
 * difference that is there does not.
 */
export async function differenceOfPairs(time: TimePair, { batch = 60, most = 5, limit = 0.1 } = {}): Promise<number> {
  const ratios: number[] = [];
  for (let taken = 0; taken < most; taken += 1) {
    for (let round = 0; round < batch; round += 1) {
      const [first, second] = await time(ratios.length);
      ratios.push(Math.log(first / second));
    }
    if (medianDifference(ratios) < limit) break;
  }
  return medianDifference(ratios);
}

function medianDifference(ratios: readonly number[]): number {
  const sorted = ratios.toSorted((a, b) => a - b);
  return Math.abs(Math.exp(sorted[sorted.length >> 1] ?? 0) - 1);
}
