import type { Shape } from "#contracts/nodeShapes.ts";

/**
 * Shape of a member of an object; undefined where none is known. Whoever wrote the document may have named a member like
 * something every object has (`__proto__`, `toString`).
 */
export function shapeOfMember(shape: Exclude<Shape, string>, name: string): Shape | undefined {
  if ("values" in shape) return shape.values;
  return "members" in shape && Object.hasOwn(shape.members, name) ? shape.members[name] : undefined;
}
