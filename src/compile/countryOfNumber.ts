import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * The country of a whole number (`+14165550100` is Canada's), by the ranges that each country has given out; undefined where
 * none fits. Its table is large: programs for the browser load this file when somebody needs it.
 */
export function countryOfNumber(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.country;
}
