import type { Operations } from "#contracts/api.ts";
import { fromWallTime } from "#compile/time/WallTime.ts";
import { refusal } from "#server/http/Failure.ts";

/** Nobody plans further ahead; in milliseconds. */
const longestMs = 366 * 86_400_000;

/** From when a scheduled publication is live, and until when; null: for good. */
export interface Moments {
  from: Date;
  until: Date | null;
}

/** Reads the moments of a schedule as they were written in a time zone. Throws form_invalid with the error of each field. */
export function toMoments(
  { fromDay, fromTime, untilDay = "", untilTime = "" }: Operations["schedulePublication"]["body"],
  { zone, now }: { zone: string; now: Date },
): Moments {
  const faults: Record<string, { key: string }> = {};
  const read = (name: "from" | "until", day: string, time: string): number | null => {
    const moment = fromWallTime({ day, time: time === "" ? "00:00" : time }, zone);
    if (moment === null) faults[`${name}Time`] = { key: "error.switch_bad_time" };
    else if (moment <= now.getTime()) faults[`${name}Day`] = { key: "error.schedule_past" };
    else if (moment - now.getTime() > longestMs) faults[`${name}Day`] = { key: "error.switch_too_far" };
    return moment;
  };
  const from = read("from", fromDay, fromTime);
  const until = untilDay === "" ? null : read("until", untilDay, untilTime);
  if (from !== null && until !== null && until <= from) faults["untilDay"] ??= { key: "error.switch_over" };
  if (untilDay === "" && untilTime !== "") faults["untilDay"] = { key: "error.schedule_needs_day" };
  if (from === null || Object.keys(faults).length > 0) {
    throw refusal("form_invalid", "Please check what you typed.", { fieldErrors: faults });
  }
  return { from: new Date(from), until: until === null ? null : new Date(until) };
}
