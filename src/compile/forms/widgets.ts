import type { FormField } from "#contracts/entities.ts";

/** Every way a field can be drawn. */
export const widgets = [
  "text",
  "password",
  "select",
  "countryCode",
  "phone",
  "captcha",
  "code",
  "checkbox",
  "file",
  "number",
  "date",
  "textarea",
  "dateRange",
  "search",
  "money",
  "rows",
  "pin",
  "slider",
  "stars",
  "upload",
] as const satisfies readonly FormField["widget"][];
