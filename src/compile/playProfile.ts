import type { Brand } from "#contracts/config.ts";

/** One set of the rules of responsible play. */
type PlayProfile = NonNullable<Brand["settings"]["play"]>["profiles"][number];

/** The brand as visitors from each country see it; a brand that stays keeps its identity for each. */
const seen = new WeakMap<Brand, Map<string, Brand>>();

/**
 * The set of rules for visitors from a country (two letters, empty where nobody knows): the one that names it, else the chosen
 * one. Undefined for a brand that has none.
 */
export function playProfileOf({ play }: Brand["settings"], country: string): PlayProfile | undefined {
  // The platform may be one of somebody else's, whose settings were written for another release.
  const profiles = play?.profiles ?? [];
  return (
    profiles.find(({ countries = [] }) => countries.includes(country)) ??
    profiles.find(({ name }) => name === play?.profile)
  );
}

/** The brand with the minimum age that is asked of visitors from a country: documents read `/brand/settings/minimumAge`. */
export function brandFor(brand: Brand, country: string): Brand {
  const age = playProfileOf(brand.settings, country)?.minimumAge;
  if (age === undefined || age === brand.settings.minimumAge) return brand;
  const known = seen.get(brand) ?? new Map<string, Brand>();
  seen.set(brand, known);
  const own = known.get(country) ?? { ...brand, settings: { ...brand.settings, minimumAge: age } };
  known.set(country, own);
  return own;
}
