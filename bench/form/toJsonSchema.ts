import type { NeutralForm } from "./NeutralForm.ts";

/** A property of the schema that rjsf and JSON Forms draw. */
export interface PropertySchema {
  type: "string";
  title: string;
  description?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: "password";
  oneOf?: { const: string; title: string }[];
}

/** The object that a form's fields make. */
export interface FormSchema {
  type: "object";
  properties: Record<string, PropertySchema>;
  required: string[];
}

/** The fields as one JSON Schema; `equals` has no keyword there, so each candidate checks it its own way. */
export function toJsonSchema(form: NeutralForm): FormSchema {
  const properties: Record<string, PropertySchema> = {};
  for (const field of form.fields) {
    properties[field.name] = {
      type: "string",
      title: field.label,
      ...(field.help !== "" && { description: field.help }),
      minLength: field.minLength,
      maxLength: field.maxLength,
      ...(field.pattern !== null && { pattern: field.pattern }),
      ...(field.type === "password" && { format: "password" }),
      ...(field.type === "select" && {
        oneOf: field.options.map(({ value, label }) => ({ const: value, title: label })),
      }),
    };
  }
  return {
    type: "object",
    properties,
    required: form.fields.filter((field) => field.required).map(({ name }) => name),
  };
}
