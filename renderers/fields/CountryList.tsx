import type { ReactElement } from "react";
import type { ShownCountry } from "#rendering/FieldProps.ts";
import { flagOf } from "./flagOf.ts";

interface CountryListProps {
  /** Id of the field. */
  id: string;
  label: string;
  countries: readonly ShownCountry[];
  active: number;
  chosen: ShownCountry | undefined;
  onTake(country: ShownCountry): void;
}

/** The countries to choose from, below their field. */
export function CountryList({ id, label, countries, active, chosen, onTake }: CountryListProps): ReactElement {
  const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });
  return (
    <div className="country__list" role="listbox" id={`${id}-list`} aria-label={label}>
      {countries.map((country, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard walks the list from the field, which keeps the focus
        <div
          key={country.code}
          id={`${id}-option-${index}`}
          role="option"
          tabIndex={-1}
          className="country__option"
          aria-selected={country === chosen}
          data-active={index === active || undefined}
          data-last-likely={(country.isLikely && countries[index + 1]?.isLikely === false) || undefined}
          ref={index === active ? scrollTo : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(country)}
        >
          <span className="country__flag" aria-hidden="true">
            {flagOf(country.code)}
          </span>
          <span className="country__name">{country.name}</span>
          <span className="country__code" dir="ltr">
            +{country.dialingCode}
          </span>
        </div>
      ))}
    </div>
  );
}
