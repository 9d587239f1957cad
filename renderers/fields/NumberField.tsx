import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";
import { TypedNumber } from "./TypedNumber.tsx";

/**
 * A number, typed as text: a number control of the browser drops what it does not understand, changes the value when
 * the wheel turns, and hides from the check what was typed. Where `settings.number` says so (`integer` or `number`), its value
 * is a number and any script's digits are taken; else it is the text that was typed.
 */
export function NumberField(props: FieldProps): ReactElement {
  if (props.settings["number"] !== undefined) return frameField(props, <TypedNumber {...props} />);
  return frameField(
    props,
    <input
      type="text"
      {...inputProps(props)}
      dir="ltr"
      inputMode={props.inputMode ?? "decimal"}
      autoComplete={props.autoComplete ?? "off"}
    />,
  );
}

/** Draws the widget `number`. */
export const numberField = defineField({ widget: "number", component: NumberField });
