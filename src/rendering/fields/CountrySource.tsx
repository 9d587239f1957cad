import { observer } from "mobx-react-lite";
import { useMemo } from "react";
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
  const shown = useMemo(() => toShown(countries, tag), [countries, tag]);
  return <Field {...props} countries={shown} />;
});

function toShown(countries: readonly Country[], tag: string): ShownCountry[] {
  const names = new Intl.DisplayNames([tag, "en"], { type: "region", fallback: "code" });
  return countries
    .map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      dialingCode: countryDialingCode,
      name: nameOf(names, countryCode),
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
