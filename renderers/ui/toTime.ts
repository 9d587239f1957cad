/** Milliseconds since 1970 of a date-time, a date or such a number; undefined where it is none of these. */
export function toTime(value: unknown): number | undefined {
  const time = typeof value === "string" ? Date.parse(value) : typeof value === "number" ? value : NaN;
  return Number.isFinite(time) ? time : undefined;
}
