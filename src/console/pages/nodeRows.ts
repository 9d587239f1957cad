import { isRecord } from "#json/isRecord.ts";
import { nodeSlots, type NodeSlot } from "./nodeSlots.ts";

/** A line of the tree of a document: a node, or a slot of a node that has several. */
export interface NodeRow {
  pointer: string;
  type: "node" | "slot";
  /** The node; of a slot, the node it belongs to. */
  node: unknown;
  /** Pointer of the slot from its node: `/tabs/0/children`; empty for nodes. */
  slot: string;
  depth: number;
  /** Pointer of the row that holds it; undefined for the root. */
  above: string | undefined;
  hasChildren: boolean;
  /** Which of its siblings it is, from 1, and of how many. */
  place: number;
  of: number;
}

/** Deeper than any document that can be published. */
const deepest = 64;

/** All lines of a document's tree in the order they are read; `folded` holds the pointers whose lines below are left out. */
export function nodeRows(root: unknown, folded: ReadonlySet<string> = new Set()): NodeRow[] {
  const rows: NodeRow[] = [];
  const add = (node: unknown, pointer: string, line: Pick<NodeRow, "depth" | "above" | "place" | "of">) => {
    const slots = line.depth > deepest ? [] : shownSlots(node);
    const isPlain = slots.length === 1 && (slots[0]?.path === "/children" || slots[0]?.path === "/fields");
    const hasChildren = isPlain ? (slots[0]?.nodes.length ?? 0) > 0 : slots.length > 0;
    rows.push({ pointer, type: "node", node, slot: "", hasChildren, ...line });
    if (!hasChildren || folded.has(pointer)) return;
    if (isPlain) addAll(slots[0], pointer, pointer, line.depth + 1);
    else
      for (const [index, slot] of slots.entries()) {
        const at = pointer + slot.path;
        const own = { depth: line.depth + 1, above: pointer, place: index + 1, of: slots.length };
        rows.push({ pointer: at, type: "slot", node, slot: slot.path, hasChildren: slot.nodes.length > 0, ...own });
        if (!folded.has(at)) addAll(slot, pointer, at, line.depth + 2);
      }
  };
  const addAll = (slot: NodeSlot | undefined, pointer: string, above: string, depth: number) => {
    const nodes = slot?.nodes ?? [];
    for (const [index, { path, node }] of nodes.entries())
      add(node, pointer + path, { depth, above, place: index + 1, of: nodes.length });
  };
  add(root, "/root", { depth: 0, above: undefined, place: 1, of: 1 });
  return rows;
}

/** Slots that are shown: those that are written, and the children and main views that are not yet. */
function shownSlots(node: unknown): NodeSlot[] {
  return nodeSlots(node).filter(({ isThere, path }) => isThere || path === "/children" || path === "/main");
}

/** Members that say what a node is about, the first that is there counts. */
const tellingMembers = ["title", "label", "text", "part", "menu", "form", "call", "name", "id"] as const;

/** What a node is about, as it is written: a text key, or a name; undefined where it says nothing. */
export function subjectOf(node: unknown): { key: string } | { name: string } | undefined {
  if (!isRecord(node)) return undefined;
  for (const member of tellingMembers) {
    const value = node[member];
    const isText = member === "title" || member === "label" || member === "text";
    if (typeof value === "string" && value !== "") return isText ? { key: value } : { name: value };
    if (isText && isRecord(value) && typeof value["text"] === "string") return { key: value["text"] };
    if (isText && isRecord(value) && typeof value["bind"] === "string") return { name: value["bind"] };
  }
  return undefined;
}

/** The list that a line's node stands in, and its place there; undefined for what stands in none. */
export function placeOfRow({ pointer, type }: NodeRow): { list: string; index: number } | undefined {
  const [, list = "", index] = /^(.*)\/(\d+)$/s.exec(pointer) ?? [];
  return type === "slot" || index === undefined ? undefined : { list, index: Number(index) };
}
