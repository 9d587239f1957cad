import { weekdays, type Weekday } from "#compile/time/weekdayAt.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";

type Length = "long" | "short";

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** A day of the week as a language calls it. */
export function dayName(day: Weekday, language: string, weekday: Length): string {
  const tag = isLanguageCode(language) ? languages[language].tag : "en";
  const moment = monday + weekdays.indexOf(day) * dayMs;
  return new Intl.DateTimeFormat(tag, { weekday, timeZone: "UTC" }).format(moment);
}

/** Several of them, as a list is written in that language. */
export function dayNames(days: readonly Weekday[], language: string, length: Length): string {
  const tag = isLanguageCode(language) ? languages[language].tag : "en";
  return new Intl.ListFormat(tag, { type: "conjunction" }).format(days.map((day) => dayName(day, language, length)));
}
