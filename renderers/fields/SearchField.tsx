import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { Icon } from "../icons/Icon.tsx";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";

/** A text to search for. */
export function SearchField(props: FieldProps): ReactElement {
  const control = (
    <span className="input-box">
      <Icon name="search" />
      <input type="search" enterKeyHint="search" {...inputProps(props)} autoComplete={props.autoComplete ?? "off"} />
    </span>
  );
  return frameField(props, control);
}

/** Draws the widget `search`. */
export const searchField = defineField({ widget: "search", component: SearchField });
