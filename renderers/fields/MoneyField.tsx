import type { ReactElement } from "react";
import { fromMinorUnits, toMinorUnits } from "#rendering/numbers/minorUnits.ts";
import { numberMarks, writePlainNumber } from "#rendering/numbers/numberMarks.ts";
import { readTypedNumber } from "#rendering/numbers/readTypedNumber.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { frameField } from "./frameField.tsx";
import { inputProps, toText } from "./inputProps.ts";
import { useTypedValue } from "./useTypedValue.ts";
import "./MoneyField.css";

/**
 * An amount of the currency `settings.currency` with its `settings.digits` decimals, typed as people type it in any script. Its value is a whole number of minor
 * units. Left alone it is shown in groups, with all its decimals, so that a nought too many is seen. Amounts to choose with one press
 * (`options`) stand below it.
 */
export function MoneyField(props: FieldProps): ReactElement {
  const { id, settings, format, describedBy } = props;
  const currency = toText(settings["currency"]);
  const digits = Number(settings["digits"] ?? 2);
  const marks = numberMarks((value) => format(value, "number"));
  const read = (text: string) => {
    const plain = readTypedNumber(text, marks, digits);
    return plain === undefined ? undefined : toMinorUnits(plain, digits);
  };
  const write = (value: unknown) => {
    const plain = fromMinorUnits(value, digits);
    return plain === undefined ? toText(value) : writePlainNumber(plain, marks);
  };
  const { text, onType, onLeave } = useTypedValue(
    props,
    read,
    write,
    (value) => fromMinorUnits(value, digits) !== undefined,
  );
  const unit = currency === "" ? undefined : `${id}-unit`;
  const isClosed = props.isDisabled || props.isReadOnly;
  const box = (
    <span className="input-box input-box--unit">
      <input
        type="text"
        {...inputProps(props)}
        className="input input--number"
        dir="ltr"
        inputMode={props.inputMode ?? (digits === 0 ? "numeric" : "decimal")}
        autoComplete={props.autoComplete ?? "off"}
        aria-describedby={[unit, describedBy].filter(Boolean).join(" ") || undefined}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {unit === undefined ? null : (
        <span className="input-box__unit" id={unit}>
          {currency}
        </span>
      )}
    </span>
  );
  if (props.options.length === 0) return frameField(props, box);
  return frameField(
    props,
    <>
      {box}
      <span className="amounts" role="group" aria-label={props.label}>
        {props.options.map((option) => (
          <button
            key={String(option.value)}
            type="button"
            className="amounts__one"
            aria-pressed={option.value === props.value}
            disabled={isClosed}
            onClick={() => props.onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </span>
    </>,
  );
}

/** Draws the widget `money`. */
export const moneyField = defineField({ widget: "money", component: MoneyField });
