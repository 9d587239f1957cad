/** The flag of a country as an emoji: its two letters as regional indicators. Empty where it is no country code. */
export function flagOf(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return "";
  const firstIndicator = 0x1f1e6;
  return String.fromCodePoint(...[...code].map((letter) => firstIndicator + (letter.codePointAt(0) ?? 65) - 65));
}
