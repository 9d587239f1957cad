import { localDay } from "#server/localDay.ts";
import { addDays } from "./days.ts";

/** How long a mission lasts. */
export type MissionPeriod = "daily" | "weekly" | "monthly";

/** Days (yyyy-MM-dd), the last one included. */
export interface Days {
  from: string;
  to: string;
}

/** The days of the running period at a moment, in a time zone that is known. Weeks begin on Monday (ISO 8601). */
export function periodOf(period: MissionPeriod, now: Date, zone: string): Days {
  const today = localDay(now, zone);
  if (period === "daily") return { from: today, to: today };
  if (period === "monthly") return monthOf(today);
  return weekOf(today);
}

/** The period before it. */
export function periodBefore(period: MissionPeriod, { from }: Days): Days {
  const last = addDays(from, -1);
  if (period === "daily") return { from: last, to: last };
  return period === "weekly" ? weekOf(last) : monthOf(last);
}

function weekOf(day: string): Days {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(day, -weekday);
  return { from, to: addDays(from, 6) };
}

function monthOf(day: string): Days {
  const from = `${day.slice(0, 7)}-01`;
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}
