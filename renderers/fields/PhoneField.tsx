import { useEffect, useRef, useState, type ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps, ShownCountry } from "#rendering/FieldProps.ts";
import { chosenCountry } from "./chosenCountry.ts";
import { CountryInput } from "./CountryInput.tsx";
import { fieldError, frameField } from "./frameField.tsx";
import { inputProps, toText } from "./inputProps.ts";
import { readPhoneNumber } from "./readPhoneNumber.ts";

const none: readonly ShownCountry[] = [];

/**
 * A phone number with its country inside of the same control. Numbers run from left to right in every language. A whole number
 * that is typed or pasted (`+855 …`, `00855 …`) chooses its country; spaces and dashes are shown and not sent.
 */
export function PhoneField(props: FieldProps): ReactElement {
  const { countries = none, country, onChange } = props;
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<string | null>(null);
  const number = useRef<HTMLInputElement>(null);
  const value = toText(props.value);
  const chosen = chosenCountry(countries, country?.value, picked);

  const known = country ? countries : none;

  const accept = (text: string) => {
    const read = readPhoneNumber(text, known);
    setTyped(read.whole ? read.number : text);
    onChange(read.number);
    if (!read.whole || !country) return;
    const { dialingCode, text: whole } = read.whole;
    country.onChange(dialingCode);
    const isShared = countries.filter((other) => other.dialingCode === dialingCode).length > 1;
    if (isShared) country.countryOf(whole).then((code) => void (code && setPicked(code)), ignore);
  };
  // What came another way than by typing here: before the program did, before the countries did, out of a document.
  const isRead = props.isReadOnly || props.isDisabled || readPhoneNumber(value, known).number === value;
  useEffect(() => {
    if (!isRead) accept(value);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRead, value]);
  const control = (
    <>
      {country ? fieldError(country) : null}
      <span className="phone" data-invalid={props.error !== null || (country && country.error !== null) || undefined}>
        {country ? (
          <span className="phone__part">
            <CountryInput
              {...country}
              countries={countries}
              chosen={chosen}
              placeholder="+"
              isPart
              isDisabled={props.isDisabled}
              isReadOnly={props.isReadOnly}
              describedBy={country.error === null ? undefined : `${country.id}-error`}
              translate={props.translate}
              onTake={({ code, dialingCode }) => {
                setPicked(code);
                country.onChange(dialingCode);
                number.current?.focus();
              }}
            />
          </span>
        ) : null}
        <input
          type="tel"
          {...inputProps(props)}
          ref={number}
          className="phone__number"
          dir="ltr"
          inputMode={props.inputMode ?? "tel"}
          autoComplete={props.autoComplete ?? "tel-national"}
          value={readPhoneNumber(typed, none).number === value ? typed : value}
          onChange={(event) => accept(event.currentTarget.value)}
        />
      </span>
    </>
  );
  return frameField(props, control);
}

/** Without the table of all ranges the country stays the one that most people mean. */
function ignore(): void {}

/** Draws the widget `phone`. */
export const phoneField = defineField({ widget: "phone", component: PhoneField });
