import type { FieldProps } from "#rendering/FieldProps.ts";
import { aTranslate } from "./aTranslate.ts";

/** Finished props of a field, with nothing special about it. */
export function aField(props: Partial<FieldProps> = {}): FieldProps {
  return {
    id: "f",
    name: "field",
    label: "Label",
    placeholder: "",
    help: "",
    value: undefined,
    error: null,
    isRequired: false,
    isReadOnly: false,
    isDisabled: false,
    describedBy: undefined,
    maxLength: 100,
    settings: {},
    options: [
      { value: "a", label: "First" },
      { value: "b", label: "Second" },
    ],
    onChange: () => {},
    onBlur: () => {},
    translate: aTranslate(),
    format: (value, format) => `${String(value)} as ${format}`,
    ...props,
  };
}
