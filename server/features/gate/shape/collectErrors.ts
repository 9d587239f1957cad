import type { JsonSchema } from "#json/schema.ts";
import { isRecord } from "#json/isRecord.ts";
import { openDocument } from "#engine/openDocument.ts";
import { checkShape } from "#json/checkShape.ts";
import type { SchemaError } from "#json/schema.ts";
import { joinPointer } from "#json/pointer.ts";
import { configSchemas, findSchema, type ConfigSchemaName } from "./configSchemas.ts";

/** Where a schema stands, so that its references can be followed. */
interface Placed {
  schema: JsonSchema;
  name: ConfigSchemaName;
}

/**
 * Everything in a document that its schema does not allow. Objects and lists are entered, so that each bad member is told;
 * alternatives (a text, an action) are checked as one and tell their first fault.
 */
export function collectErrors(value: unknown, placed: Placed, pointer = ""): SchemaError[] {
  const { schema, name } = placed;
  if (schema.$ref !== undefined) {
    const target = findSchema(schema.$ref, name);
    if (target === undefined) return [];
    return isNode(target) ? nodeErrors(value, pointer) : collectErrors(value, target, pointer);
  }
  if (schema.allOf !== undefined)
    return schema.allOf.flatMap((part) => collectErrors(value, { schema: part, name }, pointer));
  if (schema.anyOf !== undefined || schema.oneOf !== undefined) return firstError(value, placed, pointer);
  if (isRecord(value) && isOf(schema, "object")) return memberErrors(value, placed, pointer);
  if (Array.isArray(value) && isOf(schema, "array")) return itemErrors(value, placed, pointer);
  return firstError(value, placed, pointer);
}

function isNode({ schema }: Placed): boolean {
  return schema === configSchemas.layout.$defs?.["node"];
}

/** The engine's own door opens node by node: a bad one does not hide what is wrong beside and below it. */
function nodeErrors(value: unknown, pointer: string): SchemaError[] {
  return openDocument({ root: value }, "").problems.map((problem) => ({
    pointer: pointer + problem.pointer.replace("/root", ""),
    reason: problem.reason.replace(" and was ignored", ""),
    ...(problem.nearest !== undefined && { written: problem.nearest, choices: [problem.nearest] }),
  }));
}

function isOf(schema: JsonSchema, type: string): boolean {
  return schema.type === undefined || schema.type === type;
}

function firstError(value: unknown, { schema, name }: Placed, pointer: string): SchemaError[] {
  const fault = checkShape(schema, value, (reference) => qualified(reference, name), pointer);
  return fault === null ? [] : [fault];
}

/** A referred schema whose own references are spelt out with their document, since they are followed from elsewhere. */
function qualified(reference: string, from: ConfigSchemaName): JsonSchema | undefined {
  const target = findSchema(reference, from);
  if (target === undefined || target.name === from) return target?.schema;
  const spelt = JSON.stringify(target.schema, (key, part: unknown) =>
    key === "$ref" && typeof part === "string" && part.startsWith("#") ? `${target.name}.schema.json${part}` : part,
  );
  return JSON.parse(spelt) as JsonSchema;
}

function memberErrors(value: Record<string, unknown>, { schema, name }: Placed, pointer: string): SchemaError[] {
  const { properties = {}, patternProperties = {}, additionalProperties = true, propertyNames } = schema;
  const faults: SchemaError[] = [];
  for (const [key, member] of Object.entries(value)) {
    const at = joinPointer(pointer, key);
    const pattern = Object.keys(patternProperties).find((one) => new RegExp(one, "u").test(key));
    const own = Object.hasOwn(properties, key)
      ? properties[key]
      : pattern === undefined
        ? undefined
        : patternProperties[pattern];
    const badName = propertyNames && checkShape(propertyNames, key, () => undefined, at);
    if (badName) {
      faults.push({
        pointer: at,
        reason: `"${key}" cannot be a name here`,
        written: key,
        choices: wordsOf(propertyNames),
      });
    } else if (own === undefined && additionalProperties === false) {
      faults.push({
        pointer: at,
        reason: `there is no property "${key}" here`,
        written: key,
        choices: Object.keys(properties),
      });
    } else {
      const used = own ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
      if (used !== undefined) faults.push(...collectErrors(member, { schema: used, name }, at));
    }
  }
  const { maxProperties = Infinity } = schema;
  if (Object.keys(value).length > maxProperties)
    faults.push({ pointer, reason: `there are at most ${maxProperties} entries here` });
  for (const missing of schema.required ?? []) {
    if (!Object.hasOwn(value, missing)) faults.push({ pointer, reason: `"${missing}" is missing` });
  }
  return faults;
}

/** The words that a pattern of words lists: `^(CN|EN)$`. */
function wordsOf({ pattern = "" }: JsonSchema): string[] {
  return /^\^\(([\w|-]+)\)\$$/.exec(pattern)?.[1]?.split("|") ?? [];
}

function itemErrors(list: unknown[], { schema, name }: Placed, pointer: string): SchemaError[] {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems = false } = schema;
  const faults: SchemaError[] = [];
  if (list.length < minItems) faults.push({ pointer, reason: `the list must hold at least ${minItems}` });
  if (list.length > maxItems) faults.push({ pointer, reason: `the list must hold at most ${maxItems}` });
  if (uniqueItems && new Set(list.map((item) => JSON.stringify(item))).size < list.length) {
    faults.push({ pointer, reason: "two items of the list are the same" });
  }
  if (typeof items !== "object") return faults;
  return [
    ...faults,
    ...list.flatMap((item, index) => collectErrors(item, { schema: items, name }, joinPointer(pointer, index))),
  ];
}
