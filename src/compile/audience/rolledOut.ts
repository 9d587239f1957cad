import { isRecord } from "#json/isRecord.ts";

/** Deeper trees are cut, as where flags are compiled. */
const deepestNode = 64;

/** A feature that is for some only, and what would make it be on. */
export interface RolledOut {
  name: string;
  audience: unknown;
}

/** The features of a tree that say whom they are for, on or off, each place by itself. Never throws. */
export function rolledOut(root: unknown, depth = 0): RolledOut[] {
  if (!isRecord(root) || depth > deepestNode) return [];
  const { modId, audience, childrenNodes } = root;
  const below = Array.isArray(childrenNodes) ? childrenNodes.flatMap((node) => rolledOut(node, depth + 1)) : [];
  return audience === undefined || typeof modId !== "string" ? below : [{ name: modId, audience }, ...below];
}

/** The same tree for somebody who is in no audience, without what is for operators: as answers have it that everybody gets. */
export function withoutAudiences<Node extends { enabled: string; childrenNodes: Node[] }>(
  node: Node & { audience?: unknown; owner?: unknown },
): Node {
  const { audience, owner: _owner, ...rest } = node;
  const childrenNodes = node.childrenNodes.map((child) => withoutAudiences(child));
  return { ...rest, ...(audience !== undefined && { enabled: "0" }), childrenNodes } as unknown as Node;
}
