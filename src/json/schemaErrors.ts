import { closestError, meantBranch } from "./closestError.ts";
import { checkObject } from "./checkObject.ts";
import { checkScalar } from "./checkScalar.ts";
import { repeatedIndexes } from "./equal.ts";
import { taggedBranch, tagError } from "./taggedBranch.ts";
import type { JsonSchema, SchemaError } from "./schema.ts";

/** Gives the schema of a reference; undefined takes whatever stands there. */
export type FindSchema = (reference: string) => JsonSchema | undefined;

/**
 * Checks a value against a schema by walking it: nothing is compiled, so it works under a policy without eval. Covers
 * the words of JsonSchema; others are taken as kept. Gives every error, in the order of the value.
 */
export function schemaErrors(
  schema: JsonSchema | boolean,
  value: unknown,
  find: FindSchema,
  pointer = "",
): SchemaError[] {
  if (typeof schema === "boolean") return schema ? [] : [{ pointer, rule: "false", reason: "nothing may stand here" }];
  if (schema.$ref !== undefined) {
    const referred = find(schema.$ref);
    return referred ? schemaErrors(referred, value, find, pointer) : [];
  }
  const own = checkScalar(schema, value, pointer);
  // What is of the wrong kind altogether has no members worth looking at.
  if (own) return [own];
  const check = (part: JsonSchema | boolean, member: unknown, at: string) => schemaErrors(part, member, find, at);
  return [
    ...checkChoices(schema, value, find, pointer),
    ...checkBranches(schema, value, find, pointer),
    ...(Array.isArray(value) ? checkItems(schema, value, find, pointer) : checkObject(schema, value, pointer, check)),
  ];
}

function checkItems(schema: JsonSchema, list: unknown[], find: FindSchema, pointer: string): SchemaError[] {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems = false } = schema;
  const errors: SchemaError[] = [];
  if (list.length < minItems) {
    errors.push({ pointer, rule: "minItems", limit: minItems, reason: `the list must hold at least ${minItems}` });
  }
  if (list.length > maxItems) {
    errors.push({ pointer, rule: "maxItems", limit: maxItems, reason: `the list must hold at most ${maxItems}` });
  } else if (uniqueItems) {
    for (const index of repeatedIndexes(list)) {
      errors.push({ pointer: `${pointer}/${index}`, rule: "uniqueItems", reason: "this stands in the list already" });
    }
  }
  if (items === undefined) return errors;
  return [...errors, ...list.flatMap((item, index) => schemaErrors(items, item, find, `${pointer}/${index}`))];
}

function checkBranches(schema: JsonSchema, value: unknown, find: FindSchema, pointer: string): SchemaError[] {
  const errors = (schema.allOf ?? []).flatMap((part) => schemaErrors(part, value, find, pointer));
  if (schema.not && schemaErrors(schema.not, value, find, pointer).length === 0) {
    errors.push({ pointer, rule: "not", reason: "this is not allowed here" });
  }
  if (!schema.if) return errors;
  const branch = schemaErrors(schema.if, value, find, pointer).length === 0 ? schema.then : schema.else;
  return branch ? [...errors, ...schemaErrors(branch, value, find, pointer)] : errors;
}

function checkChoices(schema: JsonSchema, value: unknown, find: FindSchema, pointer: string): SchemaError[] {
  const branches = schema.anyOf ?? schema.oneOf;
  if (!branches) return [];
  const resolved = branches.map((branch) => (branch.$ref === undefined ? branch : (find(branch.$ref) ?? branch)));
  // A value that says by a word which alternative it is has to be looked at once, and not once for each alternative:
  // in a language that nests, that would be once for each to the power of the depth.
  const tagged = taggedBranch(resolved, value);
  if (tagged?.branch) return schemaErrors(tagged.branch, value, find, pointer);
  if (tagged) return [tagError(tagged, pointer)];
  const errors = resolved.map((branch) => schemaErrors(branch, value, find, pointer));
  const fitting = errors.filter((list) => list.length === 0).length;
  if (fitting > 1 && schema.oneOf) return [{ pointer, rule: "oneOf", reason: "more than one alternative fits" }];
  if (fitting > 0) return [];
  const firsts = errors.flatMap((list) => list.slice(0, 1));
  return errors[meantBranch(resolved, value)] ?? [closestError(firsts, pointer)];
}
