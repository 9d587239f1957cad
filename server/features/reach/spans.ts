/** Each span of time is so many times as long as the one before: a figure read from it is right within a twentieth. */
const growth = 1.1;
/** What took longer is in the last span. */
const lastSpan = 150;

/** The span that a time falls into, in milliseconds. */
export function spanOf(ms: number): number {
  return Math.min(lastSpan, Math.max(0, Math.round(Math.log(Math.max(1, ms)) / Math.log(growth))));
}

/** A time within a span, in milliseconds: its middle. */
export function msOf(span: number): number {
  return Math.round(growth ** span);
}

/** How many pages fall into a span. */
export interface SpanCount {
  span: number;
  pages: number;
}

/** The time within which so many of a hundred pages are, in milliseconds; null of no pages. */
export function percentileOf(counts: readonly SpanCount[], percent: number): number | null {
  const all = counts.reduce((sum, { pages }) => sum + pages, 0);
  let seen = 0;
  for (const { span, pages } of counts.toSorted((a, b) => a.span - b.span)) {
    seen += pages;
    if (seen >= Math.ceil((all * percent) / 100)) return msOf(span);
  }
  return null;
}
