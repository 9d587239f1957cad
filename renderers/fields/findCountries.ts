import type { ShownCountry } from "#rendering/ShownCountry.ts";
import { toWesternDigits } from "./toWesternDigits.ts";

/**
 * The countries that a search means: by name in the page's language or in English (accents and case aside), by the two letters
 * of a country, by its dialling code. A country whose letters were typed stands first.
 */
export function findCountries(countries: readonly ShownCountry[], search: string): readonly ShownCountry[] {
  const words = plain(search);
  if (words === "") return countries;
  const digits = digitsOf(search);
  if (digits !== "") return countries.filter(({ dialingCode }) => dialingCode.startsWith(digits));
  const isMeant = ({ code }: ShownCountry) => code.toLowerCase() === words;
  const fits = ({ name, englishName = "" }: ShownCountry) =>
    plain(name).includes(words) || plain(englishName).includes(words);
  return [...countries.filter(isMeant), ...countries.filter((country) => !isMeant(country) && fits(country))];
}

/** The digits of a dialling code as people write it: `+855`, `00855`, `855`. */
export function digitsOf(text: string): string {
  return toWesternDigits(text).replaceAll(/\D/g, "").replace(/^00/, "");
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();
}
