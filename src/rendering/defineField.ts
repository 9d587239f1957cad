import type { ComponentType } from "react";
import type { FormField } from "#contracts/entities.ts";
import { fieldWidget, type Match, type Renderer } from "#engine/index.ts";
import type { FieldProps } from "./FieldProps.ts";

type FieldDefinition = { component: ComponentType<FieldProps> } & (
  | { widget: FormField["widget"]; match?: Match; name?: string }
  | { match: Match; name: string }
);

/** A renderer of a field: for a widget by its name, or by a match of its own (`schemaFormat("date")`). */
export function defineField(definition: FieldDefinition): Renderer {
  if ("widget" in definition) {
    const { widget, component, match = fieldWidget(widget), name = `${widget}Field` } = definition;
    return { name, match, component };
  }
  return definition;
}
