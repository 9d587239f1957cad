import type { Shape } from "#contracts/nodeShapes.ts";
import { shapesOf } from "#engine/index.ts";

/** The node with every value in it (not in nodes below it) replaced. */
export function withValues(node: { kind: string; [property: string]: unknown }, value: unknown): object {
  const members = Object.entries(node).map(([name, member]) => [
    name,
    replace(member, shapesOf(node.kind)[name] ?? "raw", value),
  ]);
  return Object.fromEntries(members) as object;
}

function replace(written: unknown, shape: Shape, value: unknown): unknown {
  if (shape === "value") return value;
  if (typeof shape === "string" || typeof written !== "object" || written === null) return written;
  if ("each" in shape) return replace(written, shape.each, value);
  if ("items" in shape) return (written as unknown[]).map((item) => replace(item, shape.items, value));
  const members = Object.entries(written).map(([name, member]) => {
    const below = "values" in shape ? shape.values : (shape.members[name] ?? "raw");
    return [name, replace(member, below, value)];
  });
  return Object.fromEntries(members) as unknown;
}
