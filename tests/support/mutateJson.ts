import { placesOf, replaceAt } from "./placesOf.ts";

/** The JSON with one place of it, picked by a number, replaced by something else. */
export function mutateJson(json: unknown, place: number, value: unknown): unknown {
  const places = placesOf(json);
  return replaceAt(json, places[place % places.length] ?? [], value);
}
