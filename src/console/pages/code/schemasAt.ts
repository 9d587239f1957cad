import { isRecord } from "#json/isRecord.ts";

type Json = Record<string, unknown>;

/** A value on the way to a place: how one comes to it from the one around it, and its members that are strings. */
export interface Step {
  /** Null for the whole. */
  key: string | number | null;
  strings: Readonly<Record<string, string>>;
}

/** Definitions that refer to each other are followed so far. */
const deepest = 24;

/**
 * The schemas that the value at the end of the way may have, without references and alternatives: where a member has but one value
 * in an alternative (`kind`), and the value another one, the alternative is none.
 */
export function schemasAt(root: Json, way: readonly Step[]): Json[] {
  let found: unknown[] = [root];
  for (const { key, strings } of way) {
    const members = key === null ? found : found.flatMap((schema) => memberOf(schema, key));
    found = members.flatMap((schema) => alternatives(schema, root, strings));
  }
  return found.filter(isRecord);
}

/** The schemas of one member of an object of these schemas, each without references and alternatives. */
export function memberSchemas(root: Json, schemas: readonly Json[], key: string | number): Json[] {
  return schemas.flatMap((schema) => memberOf(schema, key)).flatMap((schema) => alternatives(schema, root, {}));
}

function memberOf(schema: unknown, key: string | number): unknown[] {
  if (!isRecord(schema)) return [];
  if (typeof key === "number") return schema["items"] === undefined ? [] : [schema["items"]];
  const { properties, additionalProperties } = schema;
  if (isRecord(properties) && Object.hasOwn(properties, key)) return [properties[key]];
  return isRecord(additionalProperties) ? [additionalProperties] : [];
}

function alternatives(schema: unknown, root: Json, strings: Step["strings"], depth = 0): Json[] {
  if (!isRecord(schema) || depth > deepest) return [];
  const { $ref, anyOf, oneOf, allOf, ...own } = schema;
  const definitions = root["$defs"];
  const named = typeof $ref === "string" && isRecord(definitions) ? [definitions[$ref.replace("#/$defs/", "")]] : [];
  const inner = [named, anyOf, oneOf, allOf].flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : []));
  const below = inner.flatMap((each) => alternatives(each, root, strings, depth + 1));
  return isMeant(own, strings) ? [own, ...below] : below;
}

function isMeant({ properties }: Json, strings: Step["strings"]): boolean {
  if (!isRecord(properties)) return true;
  return Object.entries(strings).every(([name, value]) => {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return !isRecord(member) || member["const"] === undefined || member["const"] === value;
  });
}
