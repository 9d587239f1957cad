import type { JsonSchema } from "#json/schema.ts";
import openapi from "#schemas/api/openapi.json" with { type: "json" };

const shared = openapi.components.schemas as unknown as Readonly<Record<string, JsonSchema>>;

/** A shared schema of the contract by its name. */
export function contractSchema(name: string): JsonSchema | undefined {
  return Object.hasOwn(shared, name) ? shared[name] : undefined;
}

/** The type with its references followed. */
export function followed(type: JsonSchema): JsonSchema {
  let found: JsonSchema | undefined = type;
  for (let steps = 0; found?.$ref !== undefined && steps < 20; steps++) {
    found = contractSchema(found.$ref.replace("#/components/schemas/", ""));
  }
  return found ?? {};
}

/** The alternatives of a type: itself, or each branch of its oneOf, anyOf and allOf. */
export function branchesOf(type: JsonSchema): JsonSchema[] {
  const own = followed(type);
  const branches = [...(own.oneOf ?? []), ...(own.anyOf ?? []), ...(own.allOf ?? [])];
  return branches.length === 0 ? [own] : [own, ...branches.flatMap(branchesOf)];
}

/** The names an object of this type can have; null where it may have any. */
export function memberNames(type: JsonSchema): string[] | null {
  const branches = branchesOf(type);
  const isOpen = branches.some(
    ({ additionalProperties: extra, type: kind, properties, items, oneOf, anyOf, allOf }) => {
      if (extra !== undefined && extra !== false) return true;
      const saysNothing = kind === undefined && !properties && !items && !oneOf && !anyOf && !allOf;
      return saysNothing || (kind === "object" && !properties);
    },
  );
  return isOpen ? null : [...new Set(branches.flatMap((branch) => Object.keys(branch.properties ?? {})))];
}

/** What stands under a name in an object, or at a number in a list; undefined where nothing can. */
export function memberType(type: JsonSchema, name: string): JsonSchema | undefined {
  for (const branch of branchesOf(type)) {
    if (branch.properties && Object.hasOwn(branch.properties, name)) return branch.properties[name];
    if (typeof branch.items === "object" && /^(0|[1-9][0-9]*)$/.test(name)) return branch.items;
  }
  const extra = branchesOf(type).find(({ additionalProperties }) => typeof additionalProperties === "object");
  if (extra) return extra.additionalProperties as JsonSchema;
  return memberNames(type) === null ? {} : undefined;
}

/** What a list of this type holds; undefined where it is none. */
export function itemType(type: JsonSchema): JsonSchema | undefined {
  const branch = branchesOf(type).find(({ items }) => typeof items === "object");
  if (branch) return branch.items as JsonSchema;
  return memberNames(type) === null ? {} : undefined;
}
