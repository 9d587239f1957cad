import { Failure } from "#server/http/Failure.ts";
import { localDay } from "#server/localDay.ts";

const dayMs = 86_400_000;
const usualDays = 30;
const mostDays = 366;

/** Whole days of the brand's time zone, both included, as `yyyy-MM-dd`. */
export interface Span {
  from: string;
  to: string;
}

/** Days as an answer says them: the moment that it is of (ISO 8601), and the time zone of the days. */
export interface Period extends Span {
  /** How many days up to today they are; left out where they end on another day. */
  lastDays?: number;
  asOf: string;
  timeZone: string;
}

const daysIn = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** Some days as an answer of this moment says them. */
export const toPeriod = (span: Span, now: Date, timeZone: string): Period => ({
  ...span,
  ...(span.to === localDay(now, timeZone) && { lastDays: daysIn(span) }),
  asOf: now.toISOString(),
  timeZone,
});

/**
 * The days that were asked for; the last thirty up to today (yyyy-MM-dd) where none were. Throws 400 for a span that is backwards or
 * too long, with what is wrong at its first day.
 */
export function toDateRange({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string): Span {
  const last = to ?? today;
  const first = from ?? new Date(Date.parse(last) - (usualDays - 1) * dayMs).toISOString().slice(0, 10);
  const days = daysIn({ from: first, to: last });
  if (!(days >= 1 && days <= mostDays)) {
    const fault =
      days < 1 ? { key: "error.period_backwards" } : { key: "error.period_long", values: { max: mostDays } };
    throw new Failure(400, "malformed_request", "The request is malformed.", {
      value: { part: "querystring", pointer: "/from", fieldErrors: { from: fault } },
    });
  }
  return { from: first, to: last };
}

/** Throws as `toDateRange` does where both days were asked for; one alone, or none, leaves the other side open. */
export function demandDateRange({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from !== undefined && to !== undefined) toDateRange({ from, to }, to);
}
