import { useState, type ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { DayInput } from "./DayInput.tsx";
import { fieldError, fieldHelp } from "./frameField.tsx";
import { toText } from "./inputProps.ts";
import { spanOf, type DateRange } from "./spanOf.ts";
import "./DateRangeField.css";

/**
 * Two days, `{from, to}` as yyyy-MM-dd, either of which may be open; undefined where both are. `settings.presets` are spans that are
 * chosen with one press, and let go by a second one.
 */
export function DateRangeField(props: FieldProps): ReactElement {
  const { id, error, isDisabled, isReadOnly, describedBy, translate, onBlur } = props;
  const range = toRange(props.value);
  const [opened] = useState(() => new Date());
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
  const presets = Array.isArray(props.settings["presets"]) ? (props.settings["presets"] as number[]) : [];
  const preset = (days: number) => {
    const span = spanOf(days, opened);
    const isChosen = span.from === range.from && span.to === range.to;
    return (
      <button
        key={days}
        type="button"
        className="button button--secondary"
        data-size="s"
        aria-pressed={isChosen}
        disabled={isDisabled || isReadOnly}
        onClick={() => props.onChange(isChosen ? undefined : spanOf(days, new Date()))}
      >
        {days === 0
          ? translate("fieldUi.today")
          : translate(days < 0 ? "fieldUi.lastDays" : "fieldUi.nextDays", { count: Math.abs(days) })}
      </button>
    );
  };
  return (
    <fieldset className="field field--range" data-invalid={error === null ? undefined : true}>
      <legend className="field__label" data-star={props.isRequired || undefined}>
        {props.label}
      </legend>
      {fieldError(props)}
      {presets.length === 0 ? null : (
        <div className="range__spans" role="group" aria-label={translate("fieldUi.spans")}>
          {presets.map(preset)}
        </div>
      )}
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
