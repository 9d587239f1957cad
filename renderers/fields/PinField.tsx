import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { toWesternDigits } from "#rendering/numbers/toWesternDigits.ts";
import { frameField } from "./frameField.tsx";
import { inputProps, toText } from "./inputProps.ts";
import "./PinField.css";

/**
 * A short number, a box a digit: one control, so that it can be pasted, filled in by the system and read as one. Digits of any
 * script are taken; whatever else is pasted along is left out.
 */
export function PinField(props: FieldProps): ReactElement {
  const length = Math.min(Math.max(props.maxLength, 1), 12);
  const read = (text: string) => toWesternDigits(text).replaceAll(/\D/g, "").slice(0, length);
  return frameField(
    props,
    <span className="pin" data-length={length} dir="ltr">
      <input
        type="text"
        {...inputProps(props)}
        className="pin__control"
        dir="ltr"
        inputMode={props.inputMode ?? "numeric"}
        autoComplete={props.autoComplete ?? "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        value={toText(props.value)}
        onChange={(event) => props.onChange(read(event.currentTarget.value))}
      />
    </span>,
  );
}

/** Draws the widget `pin`. */
export const pinField = defineField({ widget: "pin", component: PinField });
