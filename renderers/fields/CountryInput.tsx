import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from "react";
import type { FieldProps, ShownCountry } from "#rendering/FieldProps.ts";
import { bringAboveKeyboard } from "./bringAboveKeyboard.ts";
import { CountryList } from "./CountryList.tsx";
import { digitsOf, findCountries } from "./findCountries.ts";
import { flagOf } from "./flagOf.ts";
import { directionOf } from "./inputProps.ts";
import { useCombobox } from "./useCombobox.ts";

/** What a country is chosen with. */
interface CountryInputProps extends Pick<
  FieldProps,
  | "id"
  | "name"
  | "label"
  | "error"
  | "isRequired"
  | "isReadOnly"
  | "isDisabled"
  | "describedBy"
  | "translate"
  | "onBlur"
> {
  countries: readonly ShownCountry[];
  chosen: ShownCountry | undefined;
  /** The dialling code that is held, for one that is no country's. */
  value: unknown;
  placeholder: string;
  /** A part of a phone field: it shows the code alone, and is named by itself. */
  isPart?: boolean;
  onTake(country: ShownCountry): void;
}

/**
 * A country, chosen by typing or from the list. It is empty while the list is open, so that a finger may type at once;
 * what was chosen comes back where nothing else is.
 */
export function CountryInput(props: CountryInputProps): ReactElement {
  const { id, countries, chosen, isPart = false, isDisabled, isReadOnly, isRequired, error, onTake } = props;
  const [search, setSearch] = useState<string | null>(null);
  const found = search === null ? countries : findCountries(countries, search);
  const take = (country: ShownCountry) => {
    setSearch(null);
    onTake(country);
  };
  const list = useCombobox(found.length, (index) => found[index] && take(found[index]));
  const handleBlur = () => {
    list.onBlur();
    const digits = search === null ? "" : digitsOf(search);
    const meant =
      found.find(({ dialingCode }) => dialingCode === digits) ?? (found.length === 1 ? found[0] : undefined);
    if (search !== null && search !== "" && meant) take(meant);
    setSearch(null);
    props.onBlur();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setSearch(null);
    list.onKeyDown(event);
  };
  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    list.open();
    bringAboveKeyboard(event.currentTarget);
  };
  const isQuiet = isDisabled || isReadOnly;
  const isSearching = list.isOpen && !isQuiet;
  const shown = search ?? (isSearching ? "" : written(props));
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // What comes while the field has the focus already is typed over as well: the countries may be late.
    if (search === null && document.activeElement === input.current) input.current?.select();
  }, [shown, search]);
  return (
    <>
      {chosen && !isSearching ? (
        <span className="country__flag" aria-hidden="true">
          {flagOf(chosen.code)}
        </span>
      ) : null}
      <input
        ref={input}
        type="text"
        id={id}
        name={props.name}
        className={isPart ? "phone__country" : "input"}
        value={shown}
        dir={isPart && !isSearching ? "ltr" : directionOf(shown)}
        placeholder={isSearching ? props.translate("fieldUi.findCountry") : props.placeholder}
        autoComplete="off"
        disabled={isDisabled}
        readOnly={isReadOnly}
        aria-required={isRequired || undefined}
        aria-invalid={error !== null || undefined}
        aria-label={isPart ? nameOf(props) : undefined}
        aria-describedby={props.describedBy}
        role="combobox"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={list.active >= 0 ? `${id}-option-${list.active}` : undefined}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          list.setActive(-1);
          list.open();
        }}
        onFocus={(event) => event.currentTarget.select()}
        onClick={isQuiet ? undefined : handleClick}
        onKeyDown={isQuiet ? undefined : handleKeyDown}
        onBlur={handleBlur}
      />
      {isSearching ? (
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
    </>
  );
}

function written({ chosen, value, isPart = false }: CountryInputProps): string {
  if (chosen) return isPart ? `+${chosen.dialingCode}` : `${chosen.name} +${chosen.dialingCode}`;
  return typeof value === "string" && value !== "" ? `+${value}` : "";
}

/** A screen reader cannot see the flag. */
function nameOf({ label, chosen }: CountryInputProps): string {
  return chosen ? `${label}: ${chosen.name}` : label;
}
