import { generatedBanner } from "./generatedBanner.ts";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readSchema } from "./schemaBundles.ts";
import { shapeOf, type Shape } from "./shapeOf.ts";

const source = "schemas/config/layout.schema.json";

/** Where the engine finds texts, values, actions and nodes inside each kind of node: `src/contracts/nodeShapes.ts`. */
export const nodeShapes: Generator = {
  name: "node shapes",
  async generate() {
    const schema = await readSchema<JsonSchema>(source);
    return [{ path: "src/contracts/nodeShapes.ts", text: writeNodeShapes(schema) }];
  },
};

/** The module text for a layout schema: one table of kinds and the shapes of a field and of an action's members. */
export function writeNodeShapes(schema: JsonSchema): string {
  const definitions = schema.$defs ?? {};
  const kinds = Object.entries(definitions).filter(([name]) => name.startsWith("kind-"));
  const table = Object.fromEntries(
    kinds.map(([name, definition]) => [name.slice("kind-".length), membersOf(name, definition, definitions)]),
  );
  const field = definitions["field"] ? membersOf("field", definitions["field"], definitions) : {};
  return `${generatedBanner(source)}/** What a property of a node holds; \`raw\` reaches the renderer as it was written. */
export type Role = "text" | "value" | "action" | "actions" | "condition" | "node" | "nodes" | "field" | "fields" | "raw";

/**
 * A role, or where roles are found inside an array (\`items\`), an object (\`members\`), a map (\`values\`), or a template
 * that is resolved later, once for each value of the layer that it waits for (\`each\`, with the layer's name in \`as\`).
 */
export type Shape =
  | Role
  | { readonly items: Shape }
  | { readonly members: Readonly<Record<string, Shape>> }
  | { readonly values: Shape }
  | { readonly each: Shape; readonly as: string };

/** Every kind of node with its properties that hold a role; what is not named here is raw. */
export const nodeShapes = ${JSON.stringify(table, null, 2)} as const satisfies Record<string, Record<string, Shape>>;

/** A kind of node. */
export type NodeKind = keyof typeof nodeShapes;

/** The properties of a field that hold a role. */
export const fieldShape = ${JSON.stringify(field, null, 2)} as const satisfies Record<string, Shape>;
`;
}

function membersOf(name: string, schema: JsonSchema, definitions: Record<string, JsonSchema>): Record<string, Shape> {
  const shape = shapeOf(schema, definitions);
  if (shape === "raw") return {};
  if (typeof shape === "string" || !("members" in shape)) throw new Error(`${source}#/$defs/${name} is not an object`);
  return rolesIn(shape.members);
}

/** Members that hold a role somewhere; the others are raw, and only weigh. */
function rolesIn(members: Record<string, Shape>): Record<string, Shape> {
  const holding = Object.entries(members).filter(([, shape]) => shape !== "raw");
  return Object.fromEntries(holding.map(([name, shape]) => [name, rolesOf(shape)]));
}

function rolesOf(shape: Shape): Shape {
  if (typeof shape === "string") return shape;
  if ("items" in shape) return { items: rolesOf(shape.items) };
  if ("values" in shape) return { values: rolesOf(shape.values) };
  if ("each" in shape) return { each: rolesOf(shape.each), as: shape.as };
  return { members: rolesIn(shape.members) };
}
