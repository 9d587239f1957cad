import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { DayInput } from "./DayInput.tsx";
import { fieldError, fieldHelp } from "./frameField.tsx";
import { toText } from "./inputProps.ts";

interface DateRange {
  from?: string;
  to?: string;
}

/** Two days, `{from, to}` as yyyy-MM-dd, either of which may be open; undefined where both are. */
export function DateRangeField(props: FieldProps): ReactElement {
  const { id, error, isDisabled, isReadOnly, describedBy, translate, onBlur } = props;
  const range = toRange(props.value);
  const day = (end: keyof DateRange, words: string) => {
    const ownId = end === "from" ? id : `${id}-to`;
    const handleChange = (value: string) => {
      const { [end]: _, ...other } = range;
      const next: DateRange = value === "" ? other : { ...other, [end]: value };
      props.onChange(Object.keys(next).length === 0 ? undefined : next);
    };
    return (
      <div className="range__end">
        <label className="range__word" htmlFor={ownId}>
          {translate(words)}
        </label>
        <DayInput
          field={props}
          className="input"
          id={ownId}
          value={range[end] ?? ""}
          min={end === "to" ? range.from : undefined}
          max={end === "from" ? range.to : undefined}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-invalid={error !== null || undefined}
          aria-describedby={describedBy}
          onChange={(event) => handleChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </div>
    );
  };
  return (
    <fieldset className="field field--range" data-invalid={error === null ? undefined : true}>
      <legend className="field__label" data-star={props.isRequired || undefined}>
        {props.label}
      </legend>
      {fieldError(props)}
      <div className="range">
        {day("from", "fieldUi.from")}
        {day("to", "fieldUi.to")}
      </div>
      {fieldHelp(props)}
    </fieldset>
  );
}

function toRange(value: unknown): DateRange {
  if (typeof value !== "object" || value === null) return {};
  const { from, to } = value as { from?: unknown; to?: unknown };
  return { ...(toText(from) === "" ? {} : { from: toText(from) }), ...(toText(to) === "" ? {} : { to: toText(to) }) };
}

/** Draws the widget `dateRange`. */
export const dateRangeField = defineField({ widget: "dateRange", component: DateRangeField });
