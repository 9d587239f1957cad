import { weekdays, type Weekday } from "#compile/time/weekdayAt.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";

type Length = "long" | "short";

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/**
 * Names of days, and the word before the last of a list, of languages whose data browsers leave out: Chromium would call them in English.
 * They are those of CLDR 48.
 */
const own: Readonly<Record<string, { days: readonly string[]; and: string }>> = {
  km: { days: "ចន្ទ អង្គារ ពុធ ព្រហស្បតិ៍ សុក្រ សៅរ៍ អាទិត្យ".split(" "), and: " និង " },
};

const tagOf = (language: string): string => (isLanguageCode(language) ? languages[language].tag : "en");

/** A day of the week as a language calls it. */
export function dayName(day: Weekday, language: string, weekday: Length): string {
  const tag = tagOf(language);
  const place = weekdays.indexOf(day);
  const named = own[tag]?.days[place];
  if (named !== undefined) return named;
  return new Intl.DateTimeFormat(tag, { weekday, timeZone: "UTC" }).format(monday + place * dayMs);
}

/** Several of them, as a list is written in that language. */
export function dayNames(days: readonly Weekday[], language: string, length: Length): string {
  const tag = tagOf(language);
  const names = days.map((day) => dayName(day, language, length));
  const and = own[tag]?.and;
  if (and === undefined) return new Intl.ListFormat(tag, { type: "conjunction" }).format(names);
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "").join(and);
}
