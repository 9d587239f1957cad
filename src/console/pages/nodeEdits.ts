import { isRecord } from "#json/isRecord.ts";
import { readPointer, removeAt, segmentsOf, setAt } from "#json/pointer.ts";
import { isField, nodeSlots, usualSlot, type SlotSort } from "./nodeSlots.ts";
import { freshName, renameIds } from "./renameIds.ts";

/** A document after an edit of its nodes, and where the node stands now that it was about. */
export interface NodeEdit {
  document: unknown;
  pointer: string;
}

/** Where a node goes: a list of nodes, and the place in it. */
export interface NodeTarget {
  list: string;
  index: number;
}

/** The list that a node stands in, and its place; null for a root, and for what stands alone in its slot. */
export function placeInList(document: unknown, pointer: string): NodeTarget | null {
  const cut = pointer.lastIndexOf("/");
  const [list, index] = [pointer.slice(0, Math.max(0, cut)), Number(pointer.slice(cut + 1))];
  const found = readPointer(document, list);
  return Array.isArray(found) && Number.isInteger(index) && index >= 0 && index < found.length ? { list, index } : null;
}

/** Puts a node into a list, which is made where its node does not have it yet. Null where nothing can hold it. */
export function insertNode(document: unknown, { list, index }: NodeTarget, node: unknown): NodeEdit | null {
  const found = readPointer(document, list);
  if (found === undefined) {
    const holder = readPointer(document, list.slice(0, Math.max(0, list.lastIndexOf("/"))));
    return isRecord(holder) ? { document: setAt(document, list, [node]), pointer: `${list}/0` } : null;
  }
  if (!Array.isArray(found)) return null;
  const place = Math.max(0, Math.min(index, found.length));
  return { document: setAt(document, list, found.toSpliced(place, 0, node)), pointer: `${list}/${place}` };
}

/** Takes a node out; the pointer is that of what takes its place in the choice: the next in its list, the one before, or what held it. */
export function removeNode(document: unknown, pointer: string): NodeEdit | null {
  if (pointer === "/root" || readPointer(document, pointer) === undefined) return null;
  const place = placeInList(document, pointer);
  const next = removeAt(document, pointer);
  const left = place === null ? [] : (readPointer(next, place.list) as unknown[]);
  if (place === null || left.length === 0) return { document: next, pointer: nodeAbove(document, pointer) };
  return { document: next, pointer: `${place.list}/${Math.min(place.index, left.length - 1)}` };
}

/** Puts a copy behind a node. Names of nodes inside are made anew, also where the copy reads what they load. */
export function duplicateNode(document: unknown, pointer: string): NodeEdit | null {
  const place = placeInList(document, pointer);
  if (place === null) return null;
  const copy = renameIds(structuredClone(readPointer(document, pointer)), document);
  const named = isField(copy) ? withFreshName(copy, readPointer(document, place.list)) : copy;
  return insertNode(document, { list: place.list, index: place.index + 1 }, named);
}

/** A field with a name that none of the others has: what it is sent under would be told apart by nothing. */
export function withFreshName(field: Readonly<Record<string, unknown>>, others: unknown): Record<string, unknown> {
  const taken = new Set(
    (Array.isArray(others) ? others : []).map((each: unknown) => (isRecord(each) ? String(each["name"]) : "")),
  );
  const name = String(field["name"]);
  return { ...field, name: taken.has(name) ? freshName(name, taken) : name };
}

/** What a list of a document holds; nodes, where nothing else is known of it. */
export function holdsAt(document: unknown, list: string): SlotSort {
  const holder = nodeAt(document, list);
  const slots = nodeSlots(readPointer(document, holder));
  return slots.find(({ path }) => holder + path === list)?.holds ?? "node";
}

/** Moves a node into a list, before what stands at the index by now. Null where it would stand in itself, or the list holds others. */
export function moveNode(document: unknown, from: string, { list, index }: NodeTarget): NodeEdit | null {
  const node = readPointer(document, from);
  if (from === "/root" || node === undefined || `${list}/`.startsWith(`${from}/`)) return null;
  if ((holdsAt(document, list) === "field") !== isField(node)) return null;
  const place = placeInList(document, from);
  const without = removeAt(document, from);
  const isSame = place?.list === list;
  // Lists behind what was taken out have moved up with it.
  const target = isSame ? list : afterRemoval(list, from, place !== null);
  return insertNode(without, { list: target, index: isSame && place.index < index ? index - 1 : index }, node);
}

/** Puts a node into another one, which takes its place. Null where the wrapper has no room for nodes. */
export function wrapNode(
  document: unknown,
  pointer: string,
  wrapper: Readonly<Record<string, unknown>>,
): NodeEdit | null {
  const node = readPointer(document, pointer);
  const slot = usualSlot(wrapper);
  if (node === undefined || slot === undefined || isField(node)) return null;
  const wrapped = insertNode(structuredClone(wrapper), { list: slot.path, index: 0 }, node);
  return wrapped && { document: setAt(document, pointer, wrapped.document), pointer };
}

/** Puts what a node holds in its place. Null where it holds nothing, or there is no list to put several into. */
export function unwrapNode(document: unknown, pointer: string): NodeEdit | null {
  const held = nodeSlots(readPointer(document, pointer)).flatMap(({ nodes, holds }) =>
    holds === "node" ? nodes.map(({ node }) => node) : [],
  );
  const place = placeInList(document, pointer);
  const [only] = held;
  if (held.length === 0) return null;
  if (place === null) return held.length === 1 ? { document: setAt(document, pointer, only), pointer } : null;
  const list = readPointer(document, place.list) as unknown[];
  return { document: setAt(document, place.list, list.toSpliced(place.index, 1, ...held)), pointer };
}

/** The same place once something before it left its list. */
function afterRemoval(pointer: string, removed: string, isItem: boolean): string {
  if (!isItem) return pointer;
  const cut = removed.lastIndexOf("/");
  const list = removed.slice(0, cut);
  if (!pointer.startsWith(`${list}/`)) return pointer;
  const [index = "", ...rest] = pointer.slice(list.length + 1).split("/");
  if (Number(index) <= Number(removed.slice(cut + 1))) return pointer;
  return [list, Number(index) - 1, ...rest].join("/");
}

/** The innermost node that a place stands in, or is; `/root` at the outermost. */
export function nodeAt(document: unknown, pointer: string): string {
  let [found, at] = ["/root", readPointer(document, "/root")];
  for (;;) {
    const inner = nodeSlots(at)
      .flatMap(({ nodes }) => nodes)
      .find(({ path }) => `${pointer}/`.startsWith(`${found}${path}/`));
    if (inner === undefined) return found;
    found += inner.path;
    at = inner.node;
  }
}

/** The node that holds the one at a place; `/root` for the root. */
export function nodeAbove(document: unknown, pointer: string): string {
  const outer = pointer.split("/").slice(0, -1).join("/");
  return segmentsOf(outer).length === 0 ? "/root" : nodeAt(document, outer);
}
