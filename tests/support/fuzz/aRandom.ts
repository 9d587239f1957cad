/** Numbers that look random and follow from a seed alone, so that what they found can be found again. */
export interface Random {
  /** A whole number from 0 to below `most`. */
  below(most: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
}

/** A source of numbers for a seed (mulberry32). */
export function aRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}
