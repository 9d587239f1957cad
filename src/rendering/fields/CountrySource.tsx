import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import { loadRegionNames, type RegionNames } from "#i18n/loadRegionNames.ts";
import { useRendering } from "../hooks/useRendering.ts";
import type { Country } from "../ports/FormsPort.ts";
import type { ShownCountry } from "../ShownCountry.ts";
import type { FieldSourceProps } from "./FieldSourceProps.ts";

/** Completes a dialling-code field with the countries, named and sorted in the user's language. */
export const CountrySource = observer(function CountrySource({ field: Field, props }: FieldSourceProps) {
  const { forms, ui } = useRendering();
  const { language, languages } = ui;
  const tag = languages.find(({ code }) => code === language)?.tag ?? "en";
  const countries = forms.countries();
  const own = useOwnNames(tag);
  const shown = useMemo(() => toShown(countries, tag, own), [countries, tag, own]);
  return <Field {...props} countries={shown} />;
});

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
  return loaded?.tag === tag ? loaded.names : none;
}

const none: RegionNames = {};

function toShown(countries: readonly Country[], tag: string, own: RegionNames): ShownCountry[] {
  const names = new Intl.DisplayNames([tag, "en"], { type: "region", fallback: "code" });
  const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });
  return countries
    .map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      dialingCode: countryDialingCode,
      name: Object.hasOwn(own, countryCode) ? (own[countryCode] ?? countryCode) : nameOf(names, countryCode),
      englishName: nameOf(english, countryCode),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, tag));
}

/** A code that is none throws; the platform's list must not break the field. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
