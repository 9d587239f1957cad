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

/** Members with words that players read, and with names of what a node draws; the first that is there counts. */
const wordMembers = ["title", "label", "text"] as const;
const namingMembers = ["part", "menu", "form", "call"] as const;
const ownNames = ["name", "id"] as const;

/** Nodes that are looked through for the first words of what stands in a node. */
const mostSought = 200;

/**
 * What a node is about, as it is written: a text key, or a name; undefined where it says nothing. What has neither words of its own
 * nor draws something with a name is about the first words inside it, and goes by its own name where there are none.
 */
export function subjectOf(node: unknown): { key: string } | { name: string } | undefined {
  if (!isRecord(node)) return undefined;
  return wordsOf(node) ?? nameIn(node, namingMembers) ?? firstWordsIn(node) ?? nameIn(node, ownNames);
}

/** The key of the first words that players read in a node, in the order of the tree. */
export function firstWordsIn(node: unknown): { key: string } | undefined {
  const waiting: unknown[] = [node];
  for (let sought = 0; waiting.length > 0 && sought < mostSought; sought += 1) {
    const next = waiting.pop();
    const words = isRecord(next) ? wordsOf(next) : undefined;
    if (words && "key" in words) return words;
    waiting.push(
      ...nodeSlots(next)
        .flatMap(({ nodes }) => nodes.map((each) => each.node))
        .toReversed(),
    );
  }
  return undefined;
}

function wordsOf(node: Readonly<Record<string, unknown>>): { key: string } | { name: string } | undefined {
  for (const member of wordMembers) {
    const value = node[member];
    if (typeof value === "string" && value !== "") return { key: value };
    if (isRecord(value) && typeof value["text"] === "string") return { key: value["text"] };
    if (isRecord(value) && typeof value["bind"] === "string") return { name: value["bind"] };
  }
  return undefined;
}

function nameIn(node: Readonly<Record<string, unknown>>, members: readonly string[]): { name: string } | undefined {
  const name = members.map((member) => node[member]).find((value) => typeof value === "string" && value !== "");
  return typeof name === "string" ? { name } : undefined;
}

/** The list that a line's node stands in, and its place there; undefined for what stands in none. */
export function placeOfRow({ pointer, type }: NodeRow): { list: string; index: number } | undefined {
  const [, list = "", index] = /^(.*)\/(\d+)$/s.exec(pointer) ?? [];
  return type === "slot" || index === undefined ? undefined : { list, index: Number(index) };
}
