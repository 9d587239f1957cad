import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { frameField } from "./frameField.tsx";
import { TypedNumber } from "./TypedNumber.tsx";
import "./MoneyField.css";

/** A number between two others, slid or typed: the box beside the slider holds the same number, and takes the exact one. */
export function SliderField(props: FieldProps): ReactElement {
  const { settings, value, label, format, onChange } = props;
  const { min, max, step = "any" } = settings as { min?: number; max?: number; step?: number | "any" };
  const number = typeof value === "number" && Number.isFinite(value) ? value : undefined;
  const isKnown = min !== undefined && max !== undefined;
  return frameField(
    props,
    <span className="slider">
      <input
        type="range"
        className="slider__track"
        aria-label={label}
        aria-valuetext={number === undefined ? "–" : format(number, "number")}
        min={min}
        max={max}
        step={step}
        // A slider that nobody touched stands at its beginning, and its field is empty.
        value={number ?? min ?? 0}
        disabled={props.isDisabled || props.isReadOnly || !isKnown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onBlur={props.onBlur}
      />
      <TypedNumber {...props} />
    </span>,
  );
}

/** Draws the widget `slider`. */
export const sliderField = defineField({ widget: "slider", component: SliderField });
