import type { Role, Shape } from "#contracts/nodeShapes.ts";
import { shapeOfMember } from "./shapeOfMember.ts";

/**
 * Visits everything in a node that plays a role, with its pointer. Nodes below are visited as such, not entered;
 * templates of rows are entered only where `withTemplates` asks for it.
 */
export function visitRoles(
  value: unknown,
  shape: Shape,
  pointer: string,
  visit: (role: Role, value: unknown, pointer: string) => void,
  withTemplates = true,
): void {
  if (value === undefined) return;
  if (typeof shape === "string") {
    visit(shape, value, pointer);
    return;
  }
  if ("each" in shape) {
    if (withTemplates) visitRoles(value, shape.each, pointer, visit, withTemplates);
    return;
  }
  if (value === null || typeof value !== "object") return;
  for (const [name, member] of Object.entries(value)) {
    const below = "items" in shape ? shape.items : shapeOfMember(shape, name);
    if (below) visitRoles(member, below, `${pointer}/${name}`, visit, withTemplates);
  }
}
