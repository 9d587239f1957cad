import type { HistoryEntry } from "./HistoryPort.ts";

/** Most addresses that an entry remembers of the way to it. */
const longestWay = 30;

/** An entry of the history, and where it stands among the others. */
export interface HistoryPlace {
  /** Path and query within the site. */
  address: string;
  /** How many entries of the site came before it. */
  at: number;
  /** How many layers stood over the page when it was made: 0 is the page alone. */
  over: number;
  /** Addresses of the entries before it, the nearest last. */
  below: readonly string[];
}

/** Reads an entry; one that is not ours stands behind `before`. */
export function readPlace({ address, kept }: HistoryEntry, before?: HistoryPlace): HistoryPlace {
  const { at, over, below } = (kept ?? {}) as Partial<HistoryPlace>;
  const isOurs = Number.isInteger(at) && Number.isInteger(over) && Array.isArray(below);
  if (isOurs) return { address, at: Number(at), over: Number(over), below: (below as unknown[]).map(String) };
  return before ? placeAfter(before, address, 0) : { address, at: 0, over: 0, below: [] };
}

/** Whether an entry was made by this site's programs. */
export function isKnown({ kept }: HistoryEntry): boolean {
  return Number.isInteger((kept as Partial<HistoryPlace> | null)?.at);
}

/** The place behind another, with so many layers over its page. */
export function placeAfter(before: HistoryPlace, address: string, over: number): HistoryPlace {
  return { address, at: before.at + 1, over, below: [...before.below, before.address].slice(-longestWay) };
}

/** What is kept with an entry, so that it is known again after a reload. */
export function toKept({ at, over, below }: HistoryPlace): unknown {
  return { at, over, below };
}

/** The number of the page's entry below the layers of an entry. */
export function pageOf({ at, over }: HistoryPlace): number {
  return at - over;
}

/** Whether two entries show the same page, with more layers over it or fewer. */
export function isSamePage(one: HistoryPlace, other: HistoryPlace): boolean {
  return pageOf(one) === pageOf(other);
}

/**
 * How many entries lie between a place and the nearest one before it with that address; 0 where there is none, or another
 * page lies between.
 */
export function stepsBackTo({ below }: HistoryPlace, address: string): number {
  const path = pathOf(address);
  for (let steps = 1; steps <= below.length; steps += 1) {
    const passed = below[below.length - steps];
    if (passed === address) return steps;
    if (passed === undefined || pathOf(passed) !== path) return 0;
  }
  return 0;
}

function pathOf(address: string): string {
  return address.split("?", 1)[0] ?? "";
}
