import { fromWallTime, isTimeZone, toWallTime } from "#compile/time/WallTime.ts";

/** The zone itself where it is known (IANA), else UTC: a wrong word in a configuration stops no bet. */
export function knownZone(zone: string | undefined): string {
  return zone !== undefined && isTimeZone(zone) ? zone : "UTC";
}

/** The day (yyyy-MM-dd) of a moment in a time zone that is known. */
export function localDay(at: Date, zone: string): string {
  return toWallTime(at.getTime(), zone).day;
}

/** The moment at which a day (yyyy-MM-dd) begins in a time zone that is known. */
export function startOfDay(day: string, zone: string): Date {
  return new Date(fromWallTime({ day, time: "00:00" }, zone) ?? `${day}T00:00:00Z`);
}

/** The day that is so many days later, or earlier below zero. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
