import type { ChangeEvent } from "react";
import type { FieldProps } from "#rendering/FieldProps.ts";

/** What every text control of a field has. */
export interface InputProps {
  id: string;
  name: string;
  className: string;
  value: string;
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
  return {
    id: props.id,
    name: props.name,
    className: "input",
    value: toText(props.value),
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

/** A value as a text control shows it; what is no text or number is shown as nothing. */
export function toText(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}
