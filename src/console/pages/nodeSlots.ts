import { shapesOf } from "#engine/shapesOf.ts";
import type { Shape } from "#contracts/nodeShapes.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";

/** A place of a node that holds other nodes: `/children`, `/tabs/0/children`. */
export interface NodeSlot {
  /** Pointer from the node. */
  path: string;
  /** Does it hold several, or one? */
  isList: boolean;
  /** What stands in it, with the pointer from the node; nothing where it is not there, or is no list. */
  nodes: readonly { path: string; node: unknown }[];
  /** Does the node have it by now? Others can be begun. */
  isThere: boolean;
}

/**
 * The slots of a node as somebody wrote it, in the order of its kind: also those of a node that is faulty, as far as they
 * can be read. Slots of a kind that are not written yet are among them, but for those of one node.
 */
export function nodeSlots(node: unknown): NodeSlot[] {
  if (!isRecord(node) || typeof node["kind"] !== "string") return [];
  return Object.entries(shapesOf(node["kind"])).flatMap(([name, shape]) =>
    slotsIn(node[name], shape, joinPointer("", name), Object.hasOwn(node, name)),
  );
}

function slotsIn(value: unknown, shape: Shape, path: string, isThere: boolean): NodeSlot[] {
  if (shape === "nodes") {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return [
      { path, isList: true, isThere, nodes: list.map((each, index) => ({ path: `${path}/${index}`, node: each })) },
    ];
  }
  if (shape === "node") return isThere ? [{ path, isList: false, isThere, nodes: [{ path, node: value }] }] : [];
  if (typeof shape === "string") return [];
  if ("each" in shape) return slotsIn(value, shape.each, path, isThere);
  if ("items" in shape) {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, index) => slotsIn(item, shape.items, `${path}/${index}`, true));
  }
  if (!isRecord(value)) return [];
  const members =
    "values" in shape ? Object.keys(value).map((name) => [name, shape.values] as const) : Object.entries(shape.members);
  return members.flatMap(([name, below]) =>
    slotsIn(value[name], below, joinPointer(path, name), Object.hasOwn(value, name)),
  );
}

/** The slot that takes another node when it is put into a node: its children, else the first list it has. */
export function usualSlot(node: unknown): NodeSlot | undefined {
  const lists = nodeSlots(node).filter(({ isList }) => isList);
  return lists.find(({ path }) => path === "/children") ?? lists.find(({ path }) => path === "/main") ?? lists[0];
}
