import { useMemo } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import type { Hit } from "./Hit.ts";
import { findIn, indexed } from "./findIn.ts";
import { toHit } from "./toHit.ts";

/** So many entries stand before the rows that are found. */
const mostEntries = 5;

/** The entries of a search that are found by what is typed, best first; none where nothing is. */
export function useEntries({ entries }: BlockProps<"search">, typed: string): readonly Hit[] {
  const index = useMemo(() => (entries ?? []).map((entry) => indexed(entry, entry)), [entries]);
  if (index.length === 0 || typed.trim() === "") return [];
  return findIn(index, typed)
    .map((item, place) => toHit(item, `entry ${place}`))
    .filter((hit) => hit !== null)
    .slice(0, mostEntries);
}
