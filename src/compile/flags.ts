import { isRecord } from "./isRecord.ts";

/** Deeper trees are cut: no brand nests features this far, and a hostile tree must not exhaust the stack. */
const deepestNode = 64;

/**
 * The features of a tree that are on (access specification, sections 3 and 6): `enabled` is exactly "1", and so is
 * every node above. A feature that stands in several places is on only if it is on in each of them, because an
 * operator who switches something off must not be overruled by a forgotten copy. Never throws: what is not a node is
 * passed over, and the result answers `has` in constant time.
 */
export function compileFlags(root: unknown): ReadonlySet<string> {
  const on = new Set<string>();
  const off = new Set<string>();
  const open: { node: unknown; enabled: boolean; depth: number }[] = [{ node: root, enabled: true, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (!isRecord(node) || depth > deepestNode) continue;
    const enabled = next.enabled && node["enabled"] === "1";
    const id = node["modId"];
    if (typeof id === "string") (enabled ? on : off).add(id);
    const children = node["childrenNodes"];
    if (!Array.isArray(children)) continue;
    for (const child of children as unknown[]) open.push({ node: child, enabled, depth: depth + 1 });
  }
  for (const id of off) on.delete(id);
  return on;
}
