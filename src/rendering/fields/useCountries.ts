import type { Country } from "#contracts/api.ts";
import { useEffect, useMemo, useState } from "react";
import type { FieldModel } from "#forms/FieldModel.ts";
import { loadRegionNames, type RegionNames } from "#i18n/loadRegionNames.ts";
import { useIsHydrated } from "../hooks/useIsHydrated.ts";
import { useRendering } from "../hooks/useRendering.ts";
import type { ShownCountry } from "../FieldProps.ts";
import { toShownCountries } from "./toShownCountries.ts";

const noCountries: readonly Country[] = [];
const noNames: RegionNames = {};

/** The countries in the user's language, likely ones first; empty while they are loading. Observes them and the language. */
export function useCountries(): readonly ShownCountry[] {
  const { forms, ui } = useRendering();
  const { language, languages, isOnline } = ui;
  const tag = languages.find(({ code }) => code === language)?.tag ?? "en";
  const isHydrated = useIsHydrated();
  const countries = isHydrated ? forms.countries() : noCountries;
  const likely = forms.likelyCountries().join(" ");
  const own = useOwnNames(tag);
  useEffect(() => {
    if (isOnline) forms.wantCountries();
  }, [forms, isOnline]);
  return useMemo(
    () => (countries.length === 0 ? [] : toShownCountries(countries, likely.split(" "), tag, own)),
    [countries, likely, tag, own],
  );
}

/**
 * Puts the dialling code of the likeliest country into a field that is empty: nobody looks for their own country in a list of
 * all. A form that was emptied gets it again.
 */
export function useLikelyCountry(field: FieldModel | undefined, countries: readonly ShownCountry[]): void {
  const first = countries[0]?.isLikely ? countries[0].dialingCode : undefined;
  const isChosen = field === undefined || isDialingCode(field.value);
  useEffect(() => {
    // Looked at again: a whole number that was typed before the countries were there has just brought its own along.
    if (!isChosen && first !== undefined && !isDialingCode(field.value)) field.setValue(first);
  }, [field, first, isChosen]);
}

/** What is none was never chosen: nothing, or what somebody began to search for before the program was there. */
function isDialingCode(value: unknown): boolean {
  return typeof value === "string" && /^[0-9]{1,4}$/.test(value);
}

/** The site's own names of countries, in a language that the browser does not know them in; empty until they are there. */
function useOwnNames(tag: string): RegionNames {
  const [loaded, setLoaded] = useState<{ tag: string; names: RegionNames } | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Without them the English names stay: what counts is the number.
    const take = (names: RegionNames | null) => void (isWanted && names && setLoaded({ tag, names }));
    loadRegionNames(tag).then(take, () => {});
    return () => {
      isWanted = false;
    };
  }, [tag]);
  return loaded?.tag === tag ? loaded.names : noNames;
}
