import type { OpenedIndex } from "./finder/openIndex.ts";

/** What can be chosen of a column. */
export interface FacetChoice {
  value: string | number;
  title: string;
}

/** The values of a column of the rows that `isLeft`, each once, as they first stand there. */
export function facetChoices(
  { length, at }: Pick<OpenedIndex, "length" | "at">,
  { name, title = name }: { name: string; title?: string | undefined },
  isLeft: (place: number) => boolean,
): FacetChoice[] {
  const found = new Map<string | number, FacetChoice>();
  for (let place = 0; place < length; place += 1) {
    const value = at(name, place);
    if ((typeof value !== "string" && typeof value !== "number") || value === "" || found.has(value)) continue;
    const written = at(title, place);
    if (isLeft(place)) found.set(value, { value, title: typeof written === "string" ? written : String(value) });
  }
  return [...found.values()];
}
