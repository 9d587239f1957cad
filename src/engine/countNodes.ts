import type { EngineNode } from "./EngineNode.ts";
import { visitNodes } from "./visitNodes.ts";

const counted = new WeakMap<EngineNode, number>();

/** How many nodes stand in a node, itself among them; templates of rows count once. */
export function countNodes(node: EngineNode): number {
  const known = counted.get(node);
  if (known !== undefined) return known;
  let count = 0;
  visitNodes(node, "", () => (count += 1));
  counted.set(node, count);
  return count;
}
