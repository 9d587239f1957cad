import type { RegistryWidgetsType, RJSFSchema } from "@rjsf/utils";
import type { SchemaContext } from "./SchemaContext.ts";
import { SchemaWidget } from "./SchemaWidget.tsx";

/** Every name rjsf knows a widget by. */
const names = [
  "CheckboxWidget",
  "CheckboxesWidget",
  "ColorWidget",
  "DateTimeWidget",
  "DateWidget",
  "EmailWidget",
  "FileWidget",
  "PasswordWidget",
  "RadioWidget",
  "RangeWidget",
  "SelectWidget",
  "TextWidget",
  "TextareaWidget",
  "TimeWidget",
  "URLWidget",
  "UpDownWidget",
] as const;

/** All widgets are one: it picks the field renderer. */
export const widgets: RegistryWidgetsType<unknown, RJSFSchema, SchemaContext> = Object.fromEntries(
  names.map((name) => [name, SchemaWidget]),
);
