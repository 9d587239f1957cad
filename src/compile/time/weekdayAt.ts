/** The days of a week as `/clock/weekday` names them, in the order of ISO 8601. */
export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** One of them. */
export type Weekday = (typeof weekdays)[number];

/** The day of the week at a moment in a time zone, UTC without one and in one that no browser knows; undefined while the moment is. */
export function weekdayAt(moment: number | undefined, timeZone = "UTC"): string | undefined {
  if (moment === undefined) return undefined;
  try {
    return new Date(moment).toLocaleDateString("en", { weekday: "short", timeZone });
  } catch {
    return weekdayAt(moment);
  }
}
