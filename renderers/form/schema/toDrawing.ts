import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { isRecord } from "#json/isRecord.ts";
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

/** The field that draws the items inside an item of the same kind; rjsf finds it by this `$id`. */
export const innerItems = "innerItems";

/** How a list that holds itself is drawn: what rjsf would follow without end stands aside, as `inner`. */
export interface InnerItemsSchema {
  $id: typeof innerItems;
  type: "array";
  title?: string;
  description?: string;
  minItems?: number;
  maxItems?: number;
  /** So many levels in all. */
  levels: number;
  /** The schema of one item. */
  inner: RJSFSchema;
}

/** What a schema says of a list that holds itself: `form: items of their own kind, 3 levels in all`. */
const saysInner = /^form: items of their own kind, (\d+) levels in all$/;

/** The schema with such lists cut short: resolving what holds itself takes rjsf a minute for each level. */
function cutInner(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(cutInner);
  if (!isRecord(schema)) return schema;
  const { $comment, items, ...list } = schema;
  const levels = typeof $comment === "string" ? saysInner.exec($comment)?.[1] : undefined;
  if (levels !== undefined) return { ...list, $id: innerItems, levels: Number(levels), inner: items };
  return Object.fromEntries(Object.entries(schema).map(([word, part]) => [word, cutInner(part)]));
}

/** The drawing of a schema, or of a form that describes its fields. */
export function toDrawing(source: DrawnSchema["source"], ui: SchemaUi = {}): SchemaDrawing {
  if (!isDescriptor(source)) {
    return { schema: cutInner(withTitles(source)) as RJSFSchema, ui: { ...ui, $schema: { "ui:widget": "hidden" } } };
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
