import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";

/** A day, as yyyy-MM-dd; the browser writes and picks it in the user's way. */
export function DateField(props: FieldProps): ReactElement {
  const { placeholder: _, inputMode: __, ...input } = inputProps(props);
  return frameField(props, <input type="date" {...input} />, { showsPlaceholder: false });
}

/** Draws the widget `date`. */
export const dateField = defineField({ widget: "date", component: DateField });
