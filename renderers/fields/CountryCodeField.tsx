import { useState, type ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import type { ShownCountry } from "#rendering/ShownCountry.ts";
import { CountryList } from "./CountryList.tsx";
import { flagOf } from "./flagOf.ts";
import { frameField } from "./frameField.tsx";
import { directionOf, inputProps } from "./inputProps.ts";
import { useCombobox } from "./useCombobox.ts";

const none: readonly ShownCountry[] = [];

/** The dialling code of a country, found by name or number; the value is its digits. */
export function CountryCodeField(props: FieldProps): ReactElement {
  const { id, value, countries = none, isDisabled, isReadOnly, onChange, onBlur } = props;
  const [search, setSearch] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const found = search === null ? countries : countries.filter((country) => fits(country, search));
  const take = (country: ShownCountry) => {
    setCode(country.code);
    setSearch(null);
    onChange(country.dialingCode);
  };
  const list = useCombobox(found.length, (index) => found[index] && take(found[index]));
  // Countries share dialling codes (1, 7, 44): the one that was chosen is shown, not the first one of the list.
  const sharing = countries.filter(({ dialingCode }) => dialingCode === value);
  const chosen = sharing.find((country) => country.code === code) ?? sharing[0];
  const handleBlur = () => {
    list.onBlur();
    const typed = search === null ? "" : digits(search);
    const meant = found.find(({ dialingCode }) => dialingCode === typed) ?? (found.length === 1 ? found[0] : undefined);
    if (search !== null && search !== "" && meant) take(meant);
    setSearch(null);
    onBlur();
  };
  const activeId = list.active >= 0 ? `${id}-option-${list.active}` : undefined;
  const written = typeof value === "string" && value !== "" ? `+${value}` : "";
  const shown = search ?? (chosen ? `${chosen.name} +${chosen.dialingCode}` : written);
  const control = (
    <span className="input-box country">
      {chosen ? (
        <span className="country__flag" aria-hidden="true">
          {flagOf(chosen.code)}
        </span>
      ) : null}
      <input
        type="text"
        {...inputProps(props)}
        placeholder={props.placeholder === "" ? props.translate("fieldUi.choose") : props.placeholder}
        role="combobox"
        dir={directionOf(shown)}
        autoComplete="off"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        value={shown}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          list.setActive(-1);
          list.open();
        }}
        onClick={isDisabled || isReadOnly ? undefined : list.open}
        onKeyDown={isDisabled || isReadOnly ? undefined : list.onKeyDown}
        onBlur={handleBlur}
      />
      {list.isOpen ? (
        <CountryList
          id={id}
          label={props.label}
          countries={found}
          active={list.active}
          chosen={chosen}
          onTake={(country) => {
            take(country);
            list.close();
          }}
        />
      ) : null}
    </span>
  );
  return frameField(props, control);
}

function fits({ name, englishName = "", code, dialingCode }: ShownCountry, search: string): boolean {
  const words = search.trim().toLowerCase();
  if (digits(words) !== "") return dialingCode.startsWith(digits(words));
  return [name, englishName].some((known) => known.toLowerCase().includes(words)) || code.toLowerCase() === words;
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/** Draws the widget `countryCode`. */
export const countryCodeField = defineField({ widget: "countryCode", component: CountryCodeField });
