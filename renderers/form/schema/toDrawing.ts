import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { isDescriptor, type DrawnSchema } from "#rendering/hooks/useSchemaForm.ts";
import type { SchemaContext } from "./SchemaContext.ts";
import { withTitles } from "./withTitles.ts";

/** The hints that rjsf takes beside a schema. */
export type SchemaUi = UiSchema<unknown, RJSFSchema, SchemaContext>;

/** What rjsf draws: a schema without anything it would stumble over, and the hints beside it. */
export interface SchemaDrawing {
  schema: RJSFSchema;
  ui: SchemaUi;
}

/** Widgets of a form that rjsf has no schema type for; the model checks them, rjsf only has to draw them. */
const drawnAsText = { type: "string" } as const;

/** The drawing of a schema, or of a form that describes its fields. */
export function toDrawing(source: DrawnSchema["source"], ui: SchemaUi = {}): SchemaDrawing {
  if (!isDescriptor(source)) {
    return { schema: withTitles(source) as RJSFSchema, ui: { ...ui, $schema: { "ui:widget": "hidden" } } };
  }
  const properties = source.fields.map((field) => {
    const { widget, options } = field;
    if (widget === "checkbox") return [field.name, { type: "boolean" }] as const;
    if (options) return [field.name, { ...drawnAsText, enum: options.map(({ value }) => value) }] as const;
    return [field.name, drawnAsText] as const;
  });
  const hints = source.fields.map((field) => [field.name, { "ui:options": { described: field } }] as const);
  const required = source.fields.filter((field) => field.required).map(({ name }) => name);
  return {
    schema: { type: "object", properties: Object.fromEntries(properties) as RJSFSchema["properties"], required },
    ui: { ...ui, ...Object.fromEntries(hints) },
  };
}
