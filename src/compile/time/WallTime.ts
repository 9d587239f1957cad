/** A day (yyyy-MM-dd) and a time (HH:MM) as people of a place write them. */
export interface WallTime {
  day: string;
  time: string;
}

/** Making one takes a hundred times as long as writing with it. */
const writers = new Map<string, Intl.DateTimeFormat>();

/** Whether a time zone of that name (IANA) is known. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).format(0) !== "";
  } catch {
    return false;
  }
}

/** A moment as it is written in a time zone. */
export function toWallTime(moment: number, zone: string): WallTime {
  const parts = writerOf(zone).formatToParts(moment);
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/**
 * The moment that is written so in a time zone, in milliseconds since 1970; null where it is not written well. Of a time that
 * there is twice, when clocks are put back, it is the first; one that is skipped is an hour later.
 */
export function fromWallTime({ day, time }: WallTime, zone: string): number | null {
  const wall = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time) ? Date.parse(`${day}T${time}Z`) : NaN;
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(day)) return null;
  const readAt = (moment: number) => {
    const { day: shownDay, time: shownTime } = toWallTime(moment, zone);
    return Date.parse(`${shownDay}T${shownTime}Z`);
  };
  // What clocks there are ahead by, a day before and a day after: between them they may have been moved.
  const offsets = [-86_400_000, 86_400_000].map((away) => readAt(wall + away) - (wall + away));
  const moments = offsets.map((offset) => wall - offset).toSorted((a, b) => a - b);
  return moments.find((moment) => readAt(moment) === wall) ?? moments.at(-1) ?? null;
}

function writerOf(zone: string): Intl.DateTimeFormat {
  let writer = writers.get(zone);
  if (!writer) {
    writer = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      calendar: "iso8601",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    writers.set(zone, writer);
  }
  return writer;
}
