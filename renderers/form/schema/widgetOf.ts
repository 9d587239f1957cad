import { getUiOptions } from "@rjsf/utils";
import type { SchemaWidgetProps } from "./SchemaWidgetProps.ts";

/** Widgets of rjsf by the name that ours has. */
const ours: Readonly<Record<string, string>> = {
  radio: "select",
  updown: "number",
  range: "number",
  email: "text",
  uri: "text",
};

/** From so many characters on, a text is written in several lines. */
const articleLength = 4_000;

/** Which field renderer a leaf asks for: by widget, or by format where it names none. */
export function widgetOf(props: SchemaWidgetProps): { widget?: string; format?: string } {
  const { schema, uiSchema, options, multiple } = props;
  const { widget: asked } = getUiOptions(uiSchema as Parameters<typeof getUiOptions>[0]);
  if (multiple) return { widget: "choices" };
  if (typeof asked === "string") return { widget: ours[asked] ?? asked };
  if (options.enumOptions && schema.type !== "boolean") return { widget: "select" };
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "boolean") return { widget: "checkbox" };
  if (type === "number" || type === "integer") return { widget: "number" };
  const { format = "" } = schema;
  // Whoever draws the form may have fields of its own for names that are picked from a list (`pick-icon`).
  if (format === "date" || format === "color" || format.startsWith("pick-")) return { format };
  // What may be a whole article is not written in one line; an address may be as long, and says so by a pattern.
  if ((schema.maxLength ?? 0) >= articleLength && schema.pattern === undefined) return { widget: "textarea" };
  return { widget: "text" };
}
