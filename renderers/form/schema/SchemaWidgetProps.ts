import type { RJSFSchema, WidgetProps } from "@rjsf/utils";
import type { SchemaContext } from "./SchemaContext.ts";

/** Props of any widget of a schema form. */
export type SchemaWidgetProps = WidgetProps<unknown, RJSFSchema, SchemaContext>;
