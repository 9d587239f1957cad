import type { Country } from "#contracts/api.ts";
import type { RegionNames } from "#i18n/loadRegionNames.ts";
import type { ShownCountry } from "../FieldProps.ts";

/**
 * Countries named in a language: the likely ones in their own order, then the others by name. `own` are the site's names
 * for a language that the browser does not know.
 */
export function toShownCountries(
  countries: readonly Country[],
  likely: readonly string[],
  tag: string,
  own: RegionNames,
): readonly ShownCountry[] {
  const names = new Intl.DisplayNames([tag, "en"], { type: "region", fallback: "code" });
  const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(tag);
  const places = new Map(likely.map((code, place) => [code, place]));
  const placeOf = ({ code }: ShownCountry) => places.get(code) ?? likely.length;
  return countries
    .map(({ countryCode: code, countryDialingCode: dialingCode }) => ({
      code,
      dialingCode,
      name: Object.hasOwn(own, code) ? (own[code] ?? code) : nameOf(names, code),
      englishName: nameOf(english, code),
      isLikely: places.has(code),
    }))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || compare(a.name, b.name));
}

/** A code that is none throws; the platform's list must not break the field. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
