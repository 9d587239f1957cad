const firstMs = 2_000;
const longestMs = 900_000;

/**
 * How long the next try waits after this many: 2 s, doubled each time, a quarter of an hour at most, and up to a quarter more or less,
 * so that messages that failed together do not come back together. `spread` is from 0 up to 1.
 */
export function waitAfter(tries: number, spread: number): number {
  return Math.min(longestMs, firstMs * 2 ** (tries - 1)) * (0.75 + spread / 2);
}
