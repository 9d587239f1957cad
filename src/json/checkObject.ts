import { joinPointer } from "./pointer.ts";
import type { JsonSchema, SchemaError } from "./schema.ts";

type CheckMember = (schema: JsonSchema | boolean, value: unknown, pointer: string) => SchemaError[];

/** Checks the members of an object with `checkMember`; anything but an object is accepted, its type is checked elsewhere. */
export function checkObject(
  schema: JsonSchema,
  value: unknown,
  pointer: string,
  checkMember: CheckMember,
): SchemaError[] {
  if (typeof value !== "object" || value === null) return [];
  const members = Object.entries(value);
  const { required = [], properties = {}, additionalProperties, minProperties = 0, maxProperties = Infinity } = schema;
  const { patternProperties = {}, propertyNames } = schema;
  const names = Object.keys(properties);
  // Unknown members first: a misspelt name explains a missing one better than the other way round.
  const errors = members.flatMap(([name, member]): SchemaError[] => {
    const at = joinPointer(pointer, name);
    if (propertyNames?.pattern !== undefined && !matches(propertyNames.pattern, name)) {
      return [
        { pointer: at, rule: "propertyNames", reason: `"${name}" is no name that may stand here`, written: name },
      ];
    }
    const own = Object.hasOwn(properties, name) ? properties[name] : namedLike(patternProperties, name);
    if (own) return checkMember(own, member, at);
    if (typeof additionalProperties === "object") return checkMember(additionalProperties, member, at);
    if (additionalProperties !== false) return [];
    const reason = `there is no property "${name}" here`;
    return [{ pointer: at, rule: "additionalProperties", reason, written: name, choices: names }];
  });
  for (const name of required.filter((one) => !Object.hasOwn(value, one))) {
    errors.push({ pointer, rule: "required", missing: name, reason: `"${name}" is missing` });
  }
  if (members.length < minProperties) {
    const reason = `at least ${minProperties} properties must stand here`;
    errors.push({ pointer, rule: "minProperties", limit: minProperties, reason });
  }
  if (members.length > maxProperties) {
    const reason = `at most ${maxProperties} properties may stand here`;
    errors.push({ pointer, rule: "maxProperties", limit: maxProperties, reason });
  }
  return errors;
}

/** The schema of the first pattern that a name fits. */
function namedLike(patterns: Readonly<Record<string, JsonSchema>>, name: string): JsonSchema | undefined {
  return Object.entries(patterns).find(([pattern]) => matches(pattern, name))?.[1];
}

const known = new Map<string, RegExp>();

/** Patterns stand in schemas, which are ours: there are few, and none runs long. */
function matches(pattern: string, name: string): boolean {
  const expression = known.get(pattern) ?? new RegExp(pattern, "u");
  known.set(pattern, expression);
  return expression.test(name);
}
