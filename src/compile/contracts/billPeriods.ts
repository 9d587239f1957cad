import { fromWallTime, toWallTime } from "#compile/time/WallTime.ts";
import type { ContractTerms } from "./ContractTerms.ts";

/** A period that is paid for at once: from a moment up to another, which is not in it. Milliseconds since 1970. */
export interface BillPeriod {
  from: number;
  to: number;
}

type Reckoned = Pick<ContractTerms, "kind" | "cycle">;

const hourMs = 3_600_000;
/** Real-time salary is settled and paid every five minutes (games specification, sections 4 and 9). */
const fiveMinutesMs = 300_000;
const midMonth = 16;

/**
 * The period that a moment is in, by the time zone of the brand. Days, weeks (from Monday), halves of months (1 to 15, 16 to the
 * last) and months begin as the calendar there says, however long clocks that are moved make them. Hours and five minutes are
 * counted from the beginning of the day, so that each is in one day and the last of a day may be shorter.
 */
export function billPeriodAt({ kind, cycle }: Reckoned, zone: string, at: number): BillPeriod {
  const { day } = toWallTime(at, zone);
  if (kind === "hourly" || kind === "realtime") {
    const { from, to } = between(day, nextDay(day), zone);
    const step = kind === "hourly" ? hourMs : fiveMinutesMs;
    const began = from + Math.floor((at - from) / step) * step;
    return { from: began, to: Math.min(began + step, to) };
  }
  const [first, after] = cycleDays(kind === "daily" ? "daily" : cycle, day);
  return between(first, after, zone);
}

/** The periods that are over at a moment, of those that begin at another or later: oldest first, at most so many. */
export function endedBillPeriods(
  rhythm: Reckoned,
  zone: string,
  { since, now, most }: { since: number; now: number; most: number },
): BillPeriod[] {
  const periods: BillPeriod[] = [];
  let next = billPeriodAt(rhythm, zone, since);
  if (next.from < since) next = billPeriodAt(rhythm, zone, next.to);
  while (next.to <= now && periods.length < most) {
    periods.push(next);
    next = billPeriodAt(rhythm, zone, next.to);
  }
  return periods;
}

function cycleDays(cycle: Reckoned["cycle"], day: string): [first: string, after: string] {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  if (cycle === "daily") return [day, nextDay(day)];
  if (cycle === "monthly") return [toDay(year, month, 1), toDay(year, month + 1, 1)];
  if (cycle === "semimonthly")
    return date < midMonth
      ? [toDay(year, month, 1), toDay(year, month, midMonth)]
      : [toDay(year, month, midMonth), toDay(year, month + 1, 1)];
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return [toDay(year, month, date - sinceMonday), toDay(year, month, date - sinceMonday + 7)];
}

function between(first: string, after: string, zone: string): BillPeriod {
  return { from: startOf(first, zone), to: startOf(after, zone) };
}

function startOf(day: string, zone: string): number {
  return fromWallTime({ day, time: "00:00" }, zone) ?? Date.parse(`${day}T00:00:00Z`);
}

function nextDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return toDay(year, month, date + 1);
}

/** A day of the calendar; a month of 13 and a day of 0 or 32 run over into their neighbours. */
function toDay(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
