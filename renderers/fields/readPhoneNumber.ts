import type { ShownCountry } from "#rendering/FieldProps.ts";
import { toWesternDigits } from "#rendering/numbers/toWesternDigits.ts";

/** What was typed or pasted into a phone field. */
export interface PhoneNumberRead {
  /** The number as it is sent: what people put between its digits is gone. */
  number: string;
  /** Of a whole number (`+855 …`, `00855 …`) whose country is known: its dialling code, and all of it as `+85512345678`. */
  whole?: { dialingCode: string; text: string };
}

/** What people put between the digits of a number. */
const separators = /[\s()./\u00a0\u2000-\u200f\u202a-\u202f\u2060-\u2069\u2010-\u2015-]/g;

/**
 * Reads a phone number: of a whole one, country and number apart. No dialling code is the beginning of another (ITU E.164),
 * so the first that fits is the one. What is no number stays as it was typed, for the rule to refuse.
 */
export function readPhoneNumber(typed: string, countries: readonly ShownCountry[]): PhoneNumberRead {
  const text = toWesternDigits(typed).trim();
  // "+855 (0)12 …": the zero is dialled inside the country only.
  const plain = text.replace(/(?<=\d\D*)\(0\)/, "").replaceAll(separators, "");
  const digits = /^(?:\+|00)(\d+)$/.exec(plain)?.[1];
  const country =
    digits === undefined ? undefined : countries.find(({ dialingCode }) => digits.startsWith(dialingCode));
  if (digits === undefined || !country) return { number: plain };
  const { dialingCode } = country;
  // Two zeros would begin a whole number again.
  const number = digits.slice(dialingCode.length).replace(/^0{2,}/, "0");
  return { number, whole: { dialingCode, text: `+${digits}` } };
}
