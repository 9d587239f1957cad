import type { FieldRule, FormField } from "#contracts/entities.ts";
import { mostMinorUnits } from "./numberError.ts";
import { fileId, mostFiles } from "./filesRule.ts";
import { mostRows } from "./rowsRule.ts";

/**
 * The checks of a form as a JSON Schema (draft-07) of the values that are sent: trimmed, empty ones left out. Limits
 * stand in it as they are. Only the equality of two fields needs `const` with `$data`; with `dependencies` beside it,
 * because `$data` lets everything pass where the other value is missing.
 */
export function formSchema(fields: readonly FormField[]): Record<string, unknown> {
  return { $schema: "http://json-schema.org/draft-07/schema#", ...valuesSchema(fields) };
}

function valuesSchema(fields: readonly FormField[]): Record<string, unknown> {
  // A field that can be hidden may be missing although it is required: whether it is shown, the schema cannot know.
  const always = fields.filter((field) => field.when === undefined);
  const dependencies = Object.fromEntries(
    fields.flatMap(({ name, rule }) => (rule.equals === null ? [] : [[name, [rule.equals]]])),
  );
  return {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.name, valueSchema(field)])),
    required: always.filter(({ rule }) => rule.required).map(({ name }) => name),
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
  };
}

function valueSchema({ rule, fields = [] }: FormField): Record<string, unknown> {
  const equals = rule.equals === null ? {} : { const: { $data: `1/${rule.equals}` } };
  switch (rule.type) {
    case "any":
      return { ...equals };
    case "boolean":
      return { type: "boolean", ...(rule.required ? { const: true } : equals) };
    case "choice":
      return { enum: rule.choices, ...equals };
    case "number":
    case "integer":
      return { type: rule.type, ...limits(rule), ...equals };
    case "money":
      return { type: "integer", maximum: mostMinorUnits, ...limits(rule), ...equals };
    case "rows":
      return { type: "array", minItems: rule.min ?? 0, maxItems: rule.max ?? mostRows, items: valuesSchema(fields) };
    case "files":
      return {
        type: "array",
        minItems: rule.min ?? 0,
        maxItems: rule.max ?? mostFiles,
        uniqueItems: true,
        items: { type: "string", pattern: fileId.source },
      };
    case "string":
      return {
        type: "string",
        minLength: rule.minLength,
        maxLength: rule.maxLength,
        ...(rule.pattern !== null && { pattern: rule.pattern }),
        ...equals,
      };
  }
}

function limits({ min, max, step }: FieldRule): Record<string, unknown> {
  return {
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(step !== undefined && { multipleOf: step }),
  };
}
