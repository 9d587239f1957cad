import type { SchemaLeaf } from "./SchemaLeaf.ts";

const numeric = /^-?\d+(\.\d+)?$/;

/**
 * What was typed into a leaf, as the document holds it: a number where the schema wants one (what is none stays a text,
 * for the check to refuse), nothing where an optional text is empty.
 */
export function toSchemaValue(typed: unknown, { schema, isRequired }: SchemaLeaf): unknown {
  if (typeof typed !== "string") return typed ?? undefined;
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  const wantsNumber = types.includes("number") || types.includes("integer");
  if (wantsNumber && numeric.test(typed.trim())) return Number(typed);
  if (typed !== "") return typed;
  const mayBeEmpty = isRequired && types.includes("string") && !(Number(schema.minLength) > 0);
  return mayBeEmpty ? "" : undefined;
}
