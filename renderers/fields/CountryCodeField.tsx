import { useState, type ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps, ShownCountry } from "#rendering/FieldProps.ts";
import { chosenCountry } from "./chosenCountry.ts";
import { CountryInput } from "./CountryInput.tsx";
import { frameField } from "./frameField.tsx";

const none: readonly ShownCountry[] = [];

/** The dialling code of a country, found by name, letters or number; the value is its digits. */
export function CountryCodeField(props: FieldProps): ReactElement {
  const { countries = none, value, placeholder, translate, onChange } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const take = (country: ShownCountry) => {
    setPicked(country.code);
    onChange(country.dialingCode);
  };
  const control = (
    <span className="input-box country">
      <CountryInput
        {...props}
        countries={countries}
        chosen={chosenCountry(countries, value, picked)}
        placeholder={placeholder === "" ? translate("fieldUi.choose") : placeholder}
        onTake={take}
      />
    </span>
  );
  return frameField(props, control);
}

/** Draws the widget `countryCode`. */
export const countryCodeField = defineField({ widget: "countryCode", component: CountryCodeField });
