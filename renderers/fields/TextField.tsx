import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";

/** One line of text. */
export function TextField(props: FieldProps): ReactElement {
  return frameField(props, <input type="text" {...inputProps(props)} />);
}

/** Draws the widget `text`. */
export const textField = defineField({ widget: "text", component: TextField });
