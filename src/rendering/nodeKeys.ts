import type { EngineNode } from "#engine/index.ts";

/**
 * Keys for the nodes of one list: a node's id, or its kind and how many of that kind came before it. A node put in
 * between therefore does not cost the others their state.
 */
export function nodeKeys(nodes: readonly EngineNode[]): string[] {
  const counts = new Map<string, number>();
  return nodes.map(({ id, kind }) => {
    const name = id === undefined ? kind : `#${id}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return id !== undefined && count === 0 ? name : `${name}.${count}`;
  });
}
