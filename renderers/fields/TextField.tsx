import type { ReactElement } from "react";
import { fieldWidget } from "#engine/index.ts";
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

/** Draws the address of a picture as the text that it is: players have no library to pick from. */
export const pictureText = defineField({
  name: "pictureText",
  match: fieldWidget("picture"),
  component: TextField,
});
