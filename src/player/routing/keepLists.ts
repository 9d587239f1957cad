import type { DataStore } from "#stores/DataStore.ts";
import type { RouteStore } from "#stores/RouteStore.ts";

/** What an entry of the history remembers of its page for a reload. */
export interface KeptLists {
  save(): unknown;
  /** Takes up what was saved, before the page of the entry is arrived at. */
  restore(saved: unknown): void;
}

type Pairs = readonly (readonly [string, unknown])[];

const pairsOf = (value: unknown): Pairs => (Array.isArray(value) ? (value as Pairs) : []);

/** Lists are as long again after a reload, and the pages of centres stand where they were left. Nothing of the rows is kept. */
export function keepLists(data: Pick<DataStore, "left" | "again" | "lengths">, route: RouteStore): KeptLists {
  const placesAt = (visit: number) => `${visit} centre `;
  return {
    save() {
      const prefix = placesAt(route.visit);
      const places = [...data.left].filter(([name]) => name.startsWith(prefix));
      return [data.lengths(), places.map(([name, tops]) => [name.slice(prefix.length), tops])];
    },
    restore(saved) {
      const [lengths, places] = pairsOf(saved);
      for (const [name, count] of pairsOf(lengths)) data.again.set(name, Number(count) || 0);
      // The page that is arrived at first is the next visit.
      for (const [name, tops] of pairsOf(places)) data.left.set(placesAt(route.visit + 1) + name, tops);
    },
  };
}
