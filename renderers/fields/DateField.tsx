import type { ReactElement } from "react";
import { schemaFormat } from "#engine/index.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { DayInput } from "./DayInput.tsx";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";

/** A day, as yyyy-MM-dd; the browser picks it in the user's way. */
export function DateField(props: FieldProps): ReactElement {
  const { placeholder: _, inputMode: __, dir: ___, ...input } = inputProps(props);
  return frameField(props, <DayInput {...input} field={props} />);
}

/** Draws the widget `date`. */
export const dateField = defineField({ widget: "date", component: DateField });

/** Draws fields of the schema format `date`. */
export const dateFormatField = defineField({
  name: "dateFormatField",
  match: schemaFormat("date"),
  component: DateField,
});
