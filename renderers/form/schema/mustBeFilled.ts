import type { JsonSchema } from "#json/schema.ts";

/**
 * Must somebody enter something? A member that a schema requires may still hold an empty text, and both states of a box are
 * values: neither gets a star.
 */
export function mustBeFilled(schema: JsonSchema, isRequired: boolean): boolean {
  if (!isRequired) return false;
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  if (types.includes("boolean")) return false;
  const { minLength, pattern, enum: choices, format } = schema as Record<string, unknown>;
  if (!types.includes("string") || choices !== undefined || typeof format === "string") return true;
  if (typeof minLength === "number" && minLength > 0) return true;
  return typeof pattern === "string" && !new RegExp(pattern, "u").test("");
}
