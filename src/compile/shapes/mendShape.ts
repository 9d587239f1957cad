import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { findShape } from "./findShape.ts";
import type { JsonSchema, SchemaError } from "#json/schema.ts";
import { schemaErrors, type FindSchema } from "#json/schemaErrors.ts";

/** Deeper than any page: nodes, conditions and actions that nest further are broken, or made to exhaust the stack. */
export const deepestNesting = 40;

/** More items than any list of a page; more would keep a phone busy for seconds. */
const longestList = 1000;

/** Stands for a value of which nothing can be used. */
export const lost: unique symbol = Symbol("lost");

/** What a value is mended with. */
export interface Mending {
  /** Told of everything that was left out or replaced. */
  tell(error: SchemaError): void;
  /** Gives the schema of a reference; the definitions of the site by default. */
  find?: FindSchema;
}

/**
 * Gives back of a value what keeps its schema, so that an error costs the smallest thing it is in: an item of its list, an
 * optional member, else what holds it. A member that must be there is taken from `spare` (what the program brings itself).
 * Never mended are alternatives (conditions, actions, texts, values): half of one would mean something else. A condition that
 * cannot be read costs what it guards. Every loss is told once; when the whole is lost, the error told last is why.
 */
export function mendShape(
  schema: JsonSchema,
  value: unknown,
  mending: Mending,
  pointer = "",
  spare?: unknown,
): unknown {
  const { tell, find = findShape } = mending;
  if (schema.$ref !== undefined) {
    const referred = find(schema.$ref);
    return referred ? mendShape(referred, value, mending, pointer, spare) : value;
  }
  if (isRecord(value) && isObjectShape(schema)) return mendObject(schema, value, mending, pointer, spare);
  if (Array.isArray(value) && isListShape(schema)) return mendList(schema, value, mending, pointer);
  const error = isTooDeep(value)
    ? { pointer, reason: `conditions and actions are nested deeper than ${deepestNesting}` }
    : schemaErrors(schema, value, find, pointer)[0];
  if (!error) return value;
  tell(error);
  return lost;
}

/** Each condition and action inside another takes two levels of JSON: a member, and mostly a list. */
function isTooDeep(value: unknown, level = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  return level > 2 * deepestNesting || Object.values(value).some((member) => isTooDeep(member, level + 1));
}

function mendList(schema: JsonSchema, list: unknown[], mending: Mending, pointer: string): unknown {
  const { items, minItems = 0, maxItems = longestList, uniqueItems = false } = schema;
  const { tell } = mending;
  const kept: unknown[] = [];
  for (const [index, item] of list.entries()) {
    const at = `${pointer}/${index}`;
    if (kept.length >= maxItems) {
      tell({ pointer: at, rule: "maxItems", limit: maxItems, reason: `the list must hold at most ${maxItems}` });
      break;
    }
    const mended = typeof items === "object" ? mendShape(items, item, mending, at) : item;
    if (mended === lost) continue;
    if (uniqueItems && kept.some((one) => isEqual(one, mended)))
      tell({ pointer: at, rule: "uniqueItems", reason: "this stands in the list already" });
    else kept.push(mended);
  }
  if (kept.length < minItems) {
    tell({ pointer, rule: "minItems", limit: minItems, reason: `the list must hold at least ${minItems}` });
    return lost;
  }
  // What is as it should be stays the very same object: what did not change is not drawn again.
  return kept.length === list.length && kept.every((item, index) => item === list[index]) ? list : kept;
}

function mendObject(
  schema: JsonSchema,
  value: Record<string, unknown>,
  mending: Mending,
  pointer: string,
  spare: unknown,
): unknown {
  const { properties = {}, required = [], additionalProperties } = schema;
  const { tell } = mending;
  const kept = new Map<string, unknown>();
  let isChanged = false;
  for (const [name, member] of Object.entries(value)) {
    const at = pointer + toPointer(name);
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const shape = own ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
    if (!shape && additionalProperties === false) {
      tell({
        pointer: at,
        reason: `there is no property "${name}" here`,
        written: name,
        choices: Object.keys(properties),
      });
    }
    if (!shape) {
      if (additionalProperties === false) isChanged = true;
      else kept.set(name, member);
      continue;
    }
    const mended = mendShape(shape, member, mending, at, spareOf(spare, name));
    if (mended !== lost) kept.set(name, mended);
    else if (shape.$ref === "#/$defs/condition") return lost;
    else if (required.includes(name)) {
      if (spareOf(spare, name) === undefined) return lost;
      kept.set(name, spareOf(spare, name));
    }
    if (mended !== member) isChanged = true;
  }
  for (const name of required) {
    if (Object.hasOwn(value, name)) continue;
    tell({ pointer, rule: "required", missing: name, reason: `"${name}" is missing` });
    if (spareOf(spare, name) === undefined) return lost;
    kept.set(name, spareOf(spare, name));
    isChanged = true;
  }
  return isChanged ? Object.fromEntries(kept) : value;
}

function spareOf(spare: unknown, name: string): unknown {
  return isRecord(spare) && Object.hasOwn(spare, name) ? spare[name] : undefined;
}

function isPlain(schema: JsonSchema): boolean {
  return (
    !(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? schema.not ?? schema.if ?? schema.enum) && !("const" in schema)
  );
}

function isObjectShape(schema: JsonSchema): boolean {
  return isPlain(schema) && schema.type === "object";
}

function isListShape(schema: JsonSchema): boolean {
  return isPlain(schema) && schema.type === "array";
}
