import { fromWallTime } from "#compile/time/WallTime.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";

/** When something is there, as an operator types it: a day (`YYYY-MM-DD`) and a time (`HH:MM`) each, of the brand's clock. */
export interface TypedTimes {
  startsDay: string;
  startsTime: string;
  endsDay: string;
  endsTime: string;
}

/** The moment it starts. A time that the zone's clock never shows is refused beside its field. */
export function readStart({ startsDay: day, startsTime: time }: TypedTimes, zone: string): Date {
  const startsAt = fromWallTime({ day, time }, zone);
  if (startsAt === null) throw invalidForm({ startsDay: { key: "error.form_invalid" } });
  return new Date(startsAt);
}

/** The moment it ends. One that does not come after `startsAt`, or that the zone's clock never shows, is refused beside its field. */
export function readEnd({ endsDay: day, endsTime: time }: TypedTimes, startsAt: Date, zone: string): Date {
  const endsAt = fromWallTime({ day, time }, zone);
  if (endsAt === null || endsAt <= startsAt.getTime()) throw invalidForm({ endsDay: { key: "error.activity_time" } });
  return new Date(endsAt);
}
