import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";

/** Several lines of text. */
export function TextareaField(props: FieldProps): ReactElement {
  return frameField(props, <textarea rows={4} {...inputProps(props)} />);
}

/** Draws the widget `textarea`. */
export const textareaField = defineField({ widget: "textarea", component: TextareaField });
