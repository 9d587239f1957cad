import { isEvenTag } from "./intlTags.ts";

/** Writes spans of time of one language. Undefined where not every browser knows its words. */
export interface SpanWriter {
  /** So many whole seconds, in the two greatest units: "3 hr, 5 min"; in figures alone where there are no words: "3:05:00". */
  duration(seconds: number): string;
  /** How long ago something was, or how long until it is (negative: ago), in the greatest unit: "3 minutes ago". */
  relative(seconds: number): string | undefined;
}

type Unit = "year" | "month" | "day" | "hour" | "minute" | "second";

/** Seconds of a unit; months and years are the usual ones. */
const lengths: readonly [Unit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** What is less than this away is now, in seconds: half of what is told next. */
const nowWithin = 30;

/** The words of languages whose data browsers leave out, of CLDR 48; `#` is the number with its unit. */
const ownWords: Readonly<Record<string, Record<Unit | "now" | "past" | "future", string>>> = {
  km: {
    year: "ឆ្នាំ",
    month: "ខែ",
    day: "ថ្ងៃ",
    hour: "ម៉ោង",
    minute: "នាទី",
    second: "វិនាទី",
    now: "ឥឡូវ",
    past: "#មុន",
    future: "ក្នុងរយៈពេល #",
  },
};

/** Spans of time of a language, by `Intl` where every browser knows it, else with our own words. `tag` is a BCP 47 tag. */
export function createSpanWriter(tag: string): SpanWriter {
  const own = ownWords[tag];
  if (own) {
    const counted = (number: number, unit: Unit) => `${number} ${own[unit]}`;
    return {
      duration: (seconds) => inUnits(seconds, counted).join(" "),
      relative(seconds) {
        const { number, unit } = greatest(seconds);
        if (number === 0) return own.now;
        return own[number < 0 ? "past" : "future"].replace("#", counted(Math.abs(number), unit));
      },
    };
  }
  if (!isEvenTag(tag)) return { duration: inFigures, relative: () => undefined };
  const tags = [`${tag}-u-nu-latn`, "en"];
  const exactly = new Intl.RelativeTimeFormat(tags);
  const inWords = new Intl.RelativeTimeFormat(tags, { numeric: "auto" });
  const listed = new Intl.ListFormat(tags, { type: "unit", style: "short" });
  const counted = (number: number, unit: Unit) =>
    new Intl.NumberFormat(tags, { style: "unit", unit, unitDisplay: "short" }).format(number);
  return {
    duration: (seconds) => listed.format(inUnits(seconds, counted)),
    relative(seconds) {
      const { number, unit } = greatest(seconds);
      return number === 0 ? inWords.format(0, "second") : exactly.format(number, unit);
    },
  };
}

function greatest(seconds: number): { number: number; unit: Unit } {
  if (Math.abs(seconds) < nowWithin) return { number: 0, unit: "second" };
  // From half a minute on it is told in minutes, since nobody looks every second.
  const [unit, length] = lengths.find(([name, one]) => Math.abs(seconds) >= one && name !== "second") ?? ["minute", 60];
  return { number: Math.trunc(seconds / length) || Math.sign(seconds), unit };
}

function inUnits(seconds: number, counted: (number: number, unit: Unit) => string): string[] {
  let left = seconds;
  const parts: string[] = [];
  for (const [unit, length] of lengths) {
    const number = Math.floor(left / length);
    left -= number * length;
    const isLast = unit === "second" && parts.length === 0;
    if (number > 0 || isLast) parts.push(counted(number, unit));
    // The unit below the greatest is told, or none.
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts;
}

function inFigures(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
