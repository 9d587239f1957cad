import type { JsonSchema, SchemaError } from "./schema.ts";

/** Checks type, words, lengths and limits of one value; null is accepted. Lengths are Unicode code points. */
export function checkScalar(schema: JsonSchema, value: unknown, pointer: string): SchemaError | null {
  if (schema.type !== undefined) {
    const types = typeof schema.type === "string" ? [schema.type] : schema.type;
    if (!types.some((type) => isOfType(value, type)))
      return { pointer, rule: "type", reason: `this must be ${types.map(named).join(" or ")}` };
  }
  return checkWords(schema, value, pointer) ?? checkText(schema, value, pointer) ?? checkNumber(schema, value, pointer);
}

function checkWords(schema: JsonSchema, value: unknown, pointer: string): SchemaError | null {
  const allowed = schema.enum ?? ("const" in schema ? [schema.const] : undefined);
  if (!allowed || allowed.includes(value)) return null;
  if (typeof value === "object" && value !== null) {
    const written = JSON.stringify(value);
    return allowed.some((one) => JSON.stringify(one) === written)
      ? null
      : { pointer, rule: "enum", reason: "this is not one of the choices" };
  }
  const choices = allowed.map(String);
  return {
    pointer,
    rule: "enum",
    reason: `${JSON.stringify(value)} is not one of the choices`,
    written: String(value),
    choices,
  };
}

function checkText({ minLength, maxLength, pattern }: JsonSchema, value: unknown, pointer: string): SchemaError | null {
  if (typeof value !== "string") return null;
  const length = minLength === undefined && maxLength === undefined ? 0 : [...value].length;
  if (minLength !== undefined && length < minLength)
    return { pointer, rule: "minLength", limit: minLength, reason: `this must have at least ${minLength} characters` };
  if (maxLength !== undefined && length > maxLength)
    return { pointer, rule: "maxLength", limit: maxLength, reason: `this must have at most ${maxLength} characters` };
  if (pattern !== undefined && !patternOf(pattern).test(value))
    return { pointer, rule: "pattern", reason: `this must look like ${pattern}` };
  return null;
}

function checkNumber({ minimum, maximum }: JsonSchema, value: unknown, pointer: string): SchemaError | null {
  if (typeof value !== "number") return null;
  if (minimum !== undefined && value < minimum)
    return { pointer, rule: "minimum", limit: minimum, reason: `this must be at least ${minimum}` };
  if (maximum !== undefined && value > maximum)
    return { pointer, rule: "maximum", limit: maximum, reason: `this must be at most ${maximum}` };
  return null;
}

const patterns = new Map<string, RegExp>();

function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, "u");
  patterns.set(pattern, known);
  return known;
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function named(type: string): string {
  const names: Record<string, string> = {
    string: "a text",
    array: "a list",
    object: "an object",
    integer: "a whole number",
    null: "null",
  };
  return names[type] ?? (type === "boolean" ? "true or false" : `a ${type}`);
}
