import { brandFor } from "#compile/playProfile.ts";
import type { Brand } from "#contracts/config.ts";

/** Of a brand that says none (activity specification, section 5). */
const usualAge = 21;

/** Below what age a birthday is refused for visitors from a country: the brand's, and never below its minimum age. */
export function birthdayAge(brand: Brand, country: string): number {
  const { birthdayAge: own = usualAge, minimumAge = 0 } = brandFor(brand, country).settings;
  return Math.max(own, minimumAge);
}

/** Whether somebody born on a day is so many years old today; both days are YYYY-MM-DD. */
export function isOldEnough(birthday: string, today: string, years: number): boolean {
  const [year = "", ...rest] = birthday.split("-");
  return [String(Number(year) + years), ...rest].join("-") <= today;
}
