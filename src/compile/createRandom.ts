/** Chance that repeats itself: the same seed gives the same numbers, on every machine, for ever. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  integer(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  uuid(): string;
  /** Characters without 0, O, 1, I. */
  code(length: number): string;
}

const codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A generator of the mulberry32 kind: small, quick, and good enough to make things up. Nothing secret may come from it. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => integer(0, 15).toString(16)).join("");
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => list[integer(0, list.length - 1)] as (typeof list)[number],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${integer(8, 11).toString(16)}${hex(3)}-${hex(12)}`,
    code: (length) => Array.from({ length }, () => codeAlphabet[integer(0, codeAlphabet.length - 1)]).join(""),
  };
}
