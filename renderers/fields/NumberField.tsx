import type { ReactElement } from "react";
import { numberMarks, writePlainNumber } from "#rendering/numbers/numberMarks.ts";
import { readTypedNumber } from "#rendering/numbers/readTypedNumber.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { frameField } from "./frameField.tsx";
import { inputProps, toText } from "./inputProps.ts";
import { useTypedValue } from "./useTypedValue.ts";

/**
 * A number, typed as text: a number control of the browser drops what it does not understand, changes the value when
 * the wheel turns, and hides from the check what was typed. Where `settings.number` says so (`integer` or `number`), its value
 * is a number and any script's digits are taken; else it is the text that was typed.
 */
export function NumberField(props: FieldProps): ReactElement {
  return props.settings["number"] === undefined ? plainNumber(props) : <TypedNumber {...props} />;
}

function TypedNumber(props: FieldProps): ReactElement {
  const { settings, format } = props;
  const isWhole = settings["number"] === "integer";
  const marks = numberMarks((value) => format(value, "number"));
  const read = (text: string) => {
    const plain = readTypedNumber(text, marks, isWhole ? 0 : Infinity);
    const number = Number(plain ?? Number.NaN);
    // A number that would lose figures is not the one that was typed.
    const isKept = plain !== undefined && plain.replaceAll(/\D/g, "").replace(/^0+/, "").length <= 15;
    return isKept ? (number === 0 ? 0 : number) : undefined;
  };
  const write = (value: unknown) => {
    const text = toText(value);
    return typeof value === "number" && /^-?\d+(\.\d+)?$/.test(text) ? writePlainNumber(text, marks) : text;
  };
  const { text, onType, onLeave } = useTypedValue(props, read, write);
  return plainNumber(props, {
    value: text,
    onChange: (event) => onType(event.currentTarget.value),
    onBlur: onLeave,
    ...(isWhole ? { inputMode: props.inputMode ?? "numeric" } : {}),
  });
}

function plainNumber(props: FieldProps, typed: Partial<ReturnType<typeof inputProps>> = {}): ReactElement {
  return frameField(
    props,
    <input
      type="text"
      {...inputProps(props)}
      dir="ltr"
      inputMode={props.inputMode ?? "decimal"}
      autoComplete={props.autoComplete ?? "off"}
      {...typed}
    />,
  );
}

/** Draws the widget `number`. */
export const numberField = defineField({ widget: "number", component: NumberField });
