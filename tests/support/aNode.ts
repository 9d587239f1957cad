import { openDocument } from "#engine/openDocument.ts";
import { type EngineNode } from "#engine/index.ts";

/** A node behind the document door; throws where the door finds anything wrong. */
export function aNode(node: object): EngineNode {
  const { root, problems } = openDocument({ root: node }, "test");
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return root;
}
