import { shapesOf } from "#engine/shapesOf.ts";
import { fieldShape, type Shape } from "#contracts/nodeShapes.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";

/** What stands in a tree: a node of a page, or a field of a form. */
export type SlotSort = "node" | "field";

/** A place of a node that holds others: `/children`, `/tabs/0/children`, `/fields`. */
export interface NodeSlot {
  /** Pointer from the node. */
  path: string;
  holds: SlotSort;
  /** Does it hold several, or one? */
  isList: boolean;
  /** What stands in it, with the pointer from the node; nothing where it is not there, or is no list. */
  nodes: readonly { path: string; node: unknown }[];
  /** Does the node have it by now? Others can be begun. */
  isThere: boolean;
}

/** Is it a field of a form, as somebody wrote it? */
export function isField(node: unknown): node is Record<string, unknown> {
  return isRecord(node) && node["kind"] === undefined && typeof node["widget"] === "string";
}

/**
 * The slots of a node as somebody wrote it, in the order of its kind: also those of a node that is faulty, as far as they
 * can be read. Slots of a kind that are not written yet are among them, but for those of one node. Of a field, the fields of its rows.
 */
export function nodeSlots(node: unknown): NodeSlot[] {
  if (!isRecord(node)) return [];
  const { kind } = node;
  const shapes = typeof kind === "string" ? shapesOf(kind) : isField(node) ? fieldShape : {};
  return Object.entries(shapes).flatMap(([name, shape]: [string, Shape]) =>
    slotsIn(node[name], shape, joinPointer("", name), Object.hasOwn(node, name)),
  );
}

const lists: Readonly<Partial<Record<string, SlotSort>>> = { nodes: "node", fields: "field" };

function slotsIn(value: unknown, shape: Shape, path: string, isThere: boolean): NodeSlot[] {
  const holds = typeof shape === "string" ? lists[shape] : undefined;
  if (holds !== undefined) {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const nodes = list.map((each, index) => ({ path: `${path}/${index}`, node: each }));
    return [{ path, holds, isList: true, isThere, nodes }];
  }
  if (shape === "node")
    return isThere ? [{ path, holds: "node", isList: false, isThere, nodes: [{ path, node: value }] }] : [];
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

/** The slot that takes another node, or field, when it is put into a node: its children, else the first list it has for such. */
export function usualSlot(node: unknown, holds: SlotSort = "node"): NodeSlot | undefined {
  const fitting = nodeSlots(node).filter((slot) => slot.isList && slot.holds === holds);
  // Fields are put into what is a form, or holds some: not into whatever could be filtered.
  if (holds === "field")
    return fitting.find(({ path, isThere }) => isThere || (isRecord(node) && path === "/fields" && takesFields(node)));
  return fitting.find(({ path }) => path === "/children") ?? fitting.find(({ path }) => path === "/main") ?? fitting[0];
}

function takesFields({ kind, form, widget }: Readonly<Record<string, unknown>>): boolean {
  return (kind === "form" && form === undefined) || widget === "rows";
}
