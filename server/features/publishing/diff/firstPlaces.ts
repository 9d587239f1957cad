import type { DiffEntry, PlaceOfDraft } from "#contracts/api.ts";

/** How many places say what a draft is about. */
const most = 3;

/** The first places of a comparison, as whoever compared has them: pages call them as their forms do. */
export function firstPlaces(entries: readonly DiffEntry[]): PlaceOfDraft[] {
  return entries.slice(0, most).map(({ pointer, label }) => ({ pointer, label }));
}
