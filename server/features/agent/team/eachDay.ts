import { addDays } from "#server/localDay.ts";
import type { Span } from "../toDateRange.ts";

/** An entry for every day of a span, the first one first: what is `known` of it, or else `none`. */
export function eachDay<Sums extends object>(
  { from, to }: Span,
  known: ReadonlyMap<string, Sums>,
  none: Sums,
): ({ date: string } & Sums)[] {
  const days = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push({ date, ...(known.get(date) ?? none) });
  return days;
}
