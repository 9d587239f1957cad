import type { ChangeEvent } from "react";
import type { FieldProps } from "#rendering/FieldProps.ts";

/** How a text control runs; undefined as the page does. */
type Direction = "ltr" | "rtl" | undefined;

/** What every text control of a field has. */
export interface InputProps {
  id: string;
  name: string;
  className: string;
  value: string;
  dir: Direction;
  placeholder: string | undefined;
  autoComplete: string | undefined;
  inputMode: FieldProps["inputMode"] | undefined;
  disabled: boolean;
  readOnly: boolean;
  "aria-required": true | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  onBlur(): void;
}

/** The attributes of a text control. No length limit among them: a pasted text must not be cut without a word. */
export function inputProps(props: FieldProps): InputProps {
  const { onChange } = props;
  const value = toText(props.value);
  return {
    id: props.id,
    name: props.name,
    className: "input",
    value,
    dir: directionOf(value, props.settings),
    placeholder: props.placeholder === "" ? undefined : props.placeholder,
    autoComplete: props.autoComplete,
    inputMode: props.inputMode,
    disabled: props.isDisabled,
    readOnly: props.isReadOnly,
    "aria-required": props.isRequired || undefined,
    "aria-invalid": props.error !== null || undefined,
    "aria-describedby": props.describedBy,
    onChange: (event) => onChange(event.currentTarget.value),
    onBlur: props.onBlur,
  };
}

const letter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The direction of a control: `settings.direction` where its values always run one way (`ltr`: patterns, addresses,
 * codes), else that of the first letter in it. An empty one runs as the page does, so that caret and placeholder stand
 * where a text of this language begins: to a browser, `auto` without a text is left to right. Said in words and not as
 * `auto`, so that styles know it.
 */
export function directionOf(text: string, settings: FieldProps["settings"] = {}): Direction {
  if (settings["direction"] === "ltr") return "ltr";
  if (text === "") return undefined;
  return rightToLeft.test(letter.exec(text)?.[0] ?? "") ? "rtl" : "ltr";
}

/** A value as a text control shows it; what is no text or number is shown as nothing. */
export function toText(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}
