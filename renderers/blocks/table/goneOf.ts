/**
 * Keys of rows that are there no more after the same rows were loaded again. Rows that came before others push as many from the end of
 * a page to the next one, where there is one: those are still there.
 */
export function goneOf(before: readonly string[], now: readonly string[], hasMore: boolean): string[] {
  const known = new Set(before);
  const there = new Set(now);
  const isMissing = (key: string) => !there.has(key);
  if (!hasMore) return before.filter(isMissing);
  const end = before.findLastIndex((key) => there.has(key)) + 1;
  // Whoever stood before one that is still there was not pushed away.
  const gone = before.slice(0, end).filter(isMissing);
  const tail = before.slice(end);
  const lastKnown = now.findLastIndex((key) => known.has(key));
  const came = now.slice(0, lastKnown < 0 ? now.length : lastKnown).filter((key) => !known.has(key)).length;
  const pushed = Math.max(0, came - gone.length);
  return [...gone, ...tail.slice(0, Math.max(0, tail.length - pushed))];
}
