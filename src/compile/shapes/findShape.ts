import { nodeSchemas } from "#contracts/nodeSchemas.ts";
import { siteSchemas } from "#contracts/siteSchemas.ts";
import type { JsonSchema } from "#json/schema.ts";

const definitions = { ...nodeSchemas, ...siteSchemas } as Readonly<Record<string, JsonSchema>>;

/** The definition that a reference names, of the node language and of the parts of a site. */
export function findShape(reference: string): JsonSchema | undefined {
  const name = reference.replace("#/$defs/", "");
  return Object.hasOwn(definitions, name) ? definitions[name] : undefined;
}

/** The definition of a name that is known to be there. */
export function shapeOf(name: string): JsonSchema {
  const shape = findShape(`#/$defs/${name}`);
  if (!shape) throw new Error(`There is no definition ${name}`);
  return shape;
}
