import type { EngineNode } from "./EngineNode.ts";
import { mapNodes } from "./mapNodes.ts";
import { shapesOf } from "./shapesOf.ts";

/** Visits a node and every node below it, parents first, with their pointers. */
export function visitNodes(
  node: EngineNode,
  pointer: string,
  visit: (node: EngineNode, pointer: string) => void,
): void {
  visit(node, pointer);
  mapNodes(node, shapesOf(node.kind), pointer, (child, at) => {
    visitNodes(child as EngineNode, at, visit);
    return child;
  });
}
