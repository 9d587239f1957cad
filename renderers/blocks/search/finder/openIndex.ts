import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import { createFinder, type Finder } from "./createFinder.ts";

/** A list that was read to be searched. */
export interface OpenedIndex {
  finder: Finder;
  /** How many rows there are. */
  length: number;
  /** The row at a place, as an object. */
  row(place: number): Record<string, unknown>;
  /** What stands in a column of a row. */
  at(column: string, place: number): unknown;
}

/** Other programs of the page get their turn. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Reads columns that a call answered. What is no column of the length of the first is left out. */
export async function openIndex(
  answer: unknown,
  {
    select = "/columns",
    by,
    first,
  }: { select?: string | undefined; by: readonly string[]; first?: string | undefined },
): Promise<OpenedIndex> {
  const found = readPointer(answer, select);
  const all = Object.entries(isRecord(found) ? found : {}).filter((one): one is [string, unknown[]] =>
    Array.isArray(one[1]),
  );
  const columns = new Map(all);
  const length = columns.get(by[0] ?? "")?.length ?? 0;
  const texts = (name: string): string[] => {
    const column = columns.get(name) ?? [];
    return Array.from({ length }, (_, place) => {
      const value = column[place];
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
    });
  };
  const firsts = first === undefined ? undefined : columns.get(first);
  const isFirst = (place: number) => firsts?.[place] === 1 || firsts?.[place] === true;
  const finder = await createFinder({ columns: by.map(texts), isFirst }, pause);
  return {
    finder,
    length,
    row: (place) => Object.fromEntries([...columns].map(([name, column]) => [name, column[place]])),
    at: (column, place) => columns.get(column)?.[place],
  };
}
