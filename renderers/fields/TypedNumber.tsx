import type { ReactElement } from "react";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { numberMarks, writePlainNumber } from "#rendering/numbers/numberMarks.ts";
import { readTypedNumber } from "#rendering/numbers/readTypedNumber.ts";
import { inputProps, toText } from "./inputProps.ts";
import { useTypedValue } from "./useTypedValue.ts";

/** The control of a number that is kept as a number: typed in any script, with the marks of the language. */
export function TypedNumber(props: FieldProps): ReactElement {
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
  return (
    <input
      type="text"
      {...inputProps(props)}
      className="input input--number"
      dir="ltr"
      inputMode={props.inputMode ?? (isWhole ? "numeric" : "decimal")}
      autoComplete={props.autoComplete ?? "off"}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}
