import type { Shape } from "#contracts/nodeShapes.ts";
import type { EngineNode } from "./EngineNode.ts";
import { shapeOfMember } from "./shapeOfMember.ts";

type MapNode = (node: unknown, pointer: string) => unknown;

/** The node with every node right below it (also inside lists and members) put through `map`, with its pointer. */
export function mapNodes(
  node: EngineNode,
  shapes: Readonly<Record<string, Shape>>,
  pointer: string,
  map: MapNode,
): EngineNode {
  const changed: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(shapes)) {
    if (!Object.hasOwn(node, name) || !holdsNodes(shape)) continue;
    changed[name] = mapShape(node[name], shape, `${pointer}/${name}`, map);
  }
  return { ...node, ...changed };
}

function mapShape(value: unknown, shape: Shape, pointer: string, map: MapNode): unknown {
  if (shape === "node") return map(value, pointer);
  if (shape === "nodes") return mapList(value, (child, index) => map(child, `${pointer}/${index}`));
  if (typeof shape === "string" || value === null || typeof value !== "object") return value;
  if ("each" in shape) return mapShape(value, shape.each, pointer, map);
  if ("items" in shape) return mapList(value, (item, index) => mapShape(item, shape.items, `${pointer}/${index}`, map));
  const members = Object.entries(value).map(([name, member]) => {
    const below = shapeOfMember(shape, name);
    return [name, below ? mapShape(member, below, `${pointer}/${name}`, map) : member];
  });
  return Object.fromEntries(members) as unknown;
}

/** What should be a list and is none is left as it is, for whoever checks it. */
function mapList(value: unknown, map: (item: unknown, index: number) => unknown): unknown {
  return Array.isArray(value) ? value.map(map) : value;
}

/** Are there nodes somewhere in a shape? */
function holdsNodes(shape: Shape): boolean {
  if (shape === "node" || shape === "nodes") return true;
  if (typeof shape === "string") return false;
  if ("each" in shape) return holdsNodes(shape.each);
  if ("items" in shape) return holdsNodes(shape.items);
  return Object.values("values" in shape ? [shape.values] : shape.members).some(holdsNodes);
}
