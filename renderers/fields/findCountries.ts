import type { ShownCountry } from "#rendering/FieldProps.ts";
import { toWesternDigits } from "#rendering/numbers/toWesternDigits.ts";

/**
 * The countries that a search means: by name in the page's language or in English (accents and case aside), by the two letters
 * of a country, by its dialling code. A country whose letters were typed stands first, then those whose name begins with the search.
 */
export function findCountries(countries: readonly ShownCountry[], search: string): readonly ShownCountry[] {
  const words = plain(search);
  if (words === "") return countries;
  const digits = digitsOf(search);
  if (digits !== "") return countries.filter(({ dialingCode }) => dialingCode.startsWith(digits));
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, words) }));
  return [0, 1, 2].flatMap((rank) => ranked.filter((found) => found.rank === rank).map(({ country }) => country));
}

/** The digits of a dialling code as people write it: `+855`, `00855`, `855`. */
export function digitsOf(text: string): string {
  return toWesternDigits(text).replaceAll(/\D/g, "").replace(/^00/, "");
}

/** How near a country is to a search, 0 the nearest; 3 is not meant. */
function rankOf({ code, name, englishName = "" }: ShownCountry, words: string): number {
  if (code.toLowerCase() === words) return 0;
  const names = [plain(name), plain(englishName)];
  if (names.some((text) => text.startsWith(words))) return 1;
  return names.some((text) => text.includes(words)) ? 2 : 3;
}

/** Without case and accents. The vowels of Khmer, Thai and others are marks too, but of one script: they stay. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Script=Inherited}/gu, "")
    .trim()
    .toLowerCase();
}
