import type { BlockProps } from "#rendering/BlockProps.ts";

/** What one press picks. */
export type QuickPick = NonNullable<BlockProps<"picker">["quick"]>[number];

/** The places that a press picks of so many, ascending. What comes by chance is for the eye alone: what wins is drawn elsewhere. */
export function quickPicks(way: QuickPick, count: number, least: number, most: number): number[] {
  const all = Array.from({ length: count }, (_, place) => place);
  const half = Math.ceil(count / 2);
  switch (way) {
    case "random":
      return someOf(all, Math.min(least, most));
    case "low":
      return all.slice(0, half);
    case "high":
      return all.slice(half);
    case "even":
      return all.filter((place) => place % 2 === 0);
    case "odd":
      return all.filter((place) => place % 2 === 1);
    case "all":
      return all;
  }
}

function someOf(all: readonly number[], count: number): number[] {
  const mixed = all.map((place) => ({ place, order: Math.random() })).toSorted((a, b) => a.order - b.order);
  return mixed
    .slice(0, count)
    .map(({ place }) => place)
    .toSorted((a, b) => a - b);
}
