import { isDeepStrictEqual } from "node:util";
import type { JsonSchema } from "#json/schema.ts";

/** The definitions of the layout schema that tell the engine how to resolve what stands there. */
export const roles = ["text", "value", "action", "actions", "condition", "node", "nodes", "field", "fields"] as const;

/** A role, or where roles are found inside; `raw` holds none. */
export type Shape =
  | (typeof roles)[number]
  | "raw"
  | { items: Shape }
  | { members: Record<string, Shape> }
  | { values: Shape }
  | { each: Shape; as: string };

/**
 * The layer of scope that a property waits for: the remark `scope: row` makes it a template that is resolved for each
 * row, with `/row` in its scope; `scope: totals`, `scope: selection`, `scope: form` and `scope: failure` ones that wait for the totals
 * of a table, the rows that were chosen in it, the values of a form, and why a call failed.
 */
export function awaitedLayer(schema: JsonSchema): string | undefined {
  return /^scope: (\w+)$/.exec(schema.$comment ?? "")?.[1];
}

type Definitions = Record<string, JsonSchema>;

/**
 * Reads the roles in a schema: `$ref: "#/$defs/text"` is the role `text`, other references are followed, and what
 * holds no role is `raw`. Throws where two branches of a choice give one place two roles, since the engine could not
 * know which to take.
 */
export function shapeOf(schema: JsonSchema | boolean | undefined, definitions: Definitions): Shape {
  if (typeof schema !== "object") return "raw";
  const layer = awaitedLayer(schema);
  if (layer) return { each: shapeOf({ ...schema, $comment: "" }, definitions), as: layer };
  return [
    ownShape(schema, definitions),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((branches) =>
      (branches ?? []).map((branch) => shapeOf(branch, definitions)),
    ),
  ].reduce(merge);
}

function ownShape(schema: JsonSchema, definitions: Definitions): Shape {
  if (schema.$ref !== undefined) return referred(schema.$ref, definitions);
  if (schema.items !== undefined) {
    const items = shapeOf(schema.items, definitions);
    return items === "raw" ? "raw" : { items };
  }
  if (schema.properties) {
    const members = Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [name, shapeOf(member, definitions)]),
    );
    return Object.values(members).every((member) => member === "raw") ? "raw" : { members };
  }
  const values = shapeOf(schema.additionalProperties, definitions);
  return values === "raw" ? "raw" : { values };
}

function referred(reference: string, definitions: Definitions): Shape {
  const name = /^#\/\$defs\/([^/]+)$/.exec(reference)?.[1] ?? "";
  const role = roles.find((known) => known === name);
  if (role) return role;
  const definition = definitions[name];
  if (!definition) throw new Error(`The layout schema has nothing at ${reference}`);
  return shapeOf(definition, definitions);
}

function merge(a: Shape, b: Shape): Shape {
  if (a === "raw" || isDeepStrictEqual(a, b)) return b;
  if (b === "raw") return a;
  if (typeof a === "object" && typeof b === "object" && "members" in a && "members" in b) {
    const members = { ...a.members };
    for (const [name, shape] of Object.entries(b.members)) members[name] = merge(members[name] ?? "raw", shape);
    return { members };
  }
  throw new Error(`A place in the layout schema has two shapes: ${JSON.stringify(a)} and ${JSON.stringify(b)}`);
}
