import { readPointer } from "#json/pointer.ts";
import { mergedAnswer, rowsOf, type LoadedPages, type PagePart, type PagesRequest } from "./LoadedPages.ts";

/**
 * The places of the pages that hold these rows, and of the one before them, at most so many: where rows went away before, those
 * at its end are the first that are seen.
 */
export function seenPlaces(parts: readonly PagePart[], [from, to]: readonly [number, number], most: number): number[] {
  const places: number[] = [];
  let start = 0;
  for (const [place, { rows }] of parts.entries()) {
    if (start < to && start + rows.length > from) places.push(place);
    start += rows.length;
  }
  const [first = 0] = places;
  return [...(first > 0 ? [first - 1] : []), ...(places.length === 0 ? [0] : places)].slice(0, most);
}

/**
 * A list of which some pages were loaded once more: `answers` by their places. A row stands where it was given last. Rows that were
 * pushed from the end of such a page to one that was not loaded stay between them; what is there no more goes. Undefined where the
 * list has become so short that none of these pages has a row.
 */
export function renewPages(
  before: LoadedPages,
  answers: ReadonlyMap<number, unknown>,
  asked: PagesRequest,
): LoadedPages | undefined {
  const keyOf = (row: unknown): unknown => (asked.rowKey === undefined ? row : readPointer(row, asked.rowKey));
  const fresh = new Map([...answers].map(([place, answer]) => [place, rowsOf(answer, asked.shape)]));
  if ([...fresh.values()].every((rows) => rows.length === 0)) return undefined;
  const freshKeys = new Set([...fresh.values()].flat().map(keyOf));
  const taken = new Set<unknown>();
  let pushed: readonly unknown[] = [];
  const renewed = before.parts.map((part, place): PagePart => {
    const found = fresh.get(place);
    if (!found) {
      const rows = [...pushed, ...part.rows].filter((row) => !freshKeys.has(keyOf(row)));
      pushed = [];
      return { ...part, rows };
    }
    const rows = found.filter((row) => !taken.has(keyOf(row)));
    for (const row of rows) taken.add(keyOf(row));
    // By all that was given: a row that the page before it has was pushed too, and pushes.
    pushed = pushedFrom(part.rows.map(keyOf), found.map(keyOf)).map((at) => part.rows[at]);
    return { ...part, rows, given: found.length };
  });
  const first = Math.min(...answers.keys());
  const [above, start] = [renewed[first - 1], before.parts[first]];
  if (above && start) {
    const went = pulledFrom(start.rows.map(keyOf), (renewed[first]?.rows ?? []).map(keyOf));
    const rows = went.map((at) => start.rows[at]).filter((row) => !freshKeys.has(keyOf(row)));
    renewed[first - 1] = { ...above, rows: [...above.rows, ...rows] };
  }
  const answer = [...answers.values()].reduce(mergedAnswer, before.answer);
  // What is counted by another shape is asked for page by page: its end is found anew.
  const total = asked.shape ? undefined : readPointer(answer, "/total");
  // By numbers it is known where the list ends now.
  const isKnown = typeof total === "number" && asked.cursor === undefined;
  const parts = isKnown ? renewed.filter((_, place) => place * asked.size < total || fresh.has(place)) : renewed;
  const count = parts.length;
  const given = parts.reduce((sum, part) => sum + part.given, 0);
  const next = isKnown ? (count * asked.size < total ? count + 1 : null) : before.next;
  return { rows: parts.flatMap(({ rows }) => rows), parts, count, given, next, answer };
}

/** Places of the rows at the beginning of their page that went to the one before: as many as came at its end. */
function pulledFrom(before: readonly unknown[], now: readonly unknown[]): number[] {
  const last = before.length - 1;
  return pushedFrom(before.toReversed(), now.toReversed())
    .map((place) => last - place)
    .toReversed();
}

/** Places of the rows that new ones before them pushed from the end of their page: as many as came. */
function pushedFrom(before: readonly unknown[], now: readonly unknown[]): number[] {
  const [had, has] = [new Set(before), new Set(now)];
  const firstKnown = now.findIndex((key) => had.has(key));
  const came = firstKnown < 0 ? now.length : firstKnown;
  const end = before.findLastIndex((key) => has.has(key)) + 1;
  const places = Array.from({ length: before.length - end }, (_, place) => end + place);
  return places.slice(Math.max(0, places.length - came));
}
