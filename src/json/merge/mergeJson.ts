import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import type { JsonConflict, Side } from "./JsonConflict.ts";
import type { MergeContext } from "./MergeContext.ts";
import { mergeItems } from "./mergeItems.ts";
import { settleConflict } from "./settleConflict.ts";
import { slotOf, type Slot } from "./Slot.ts";
import { isEqual } from "#json/equal.ts";

/** What a merge gives: the merged document, and the conflicts left (where live stays until somebody chooses). */
export interface MergeResult<T> {
  value: T;
  conflicts: JsonConflict[];
}

/**
 * Three-way merge of JSON documents: `mine` is what is being published, `theirs` what is live, `base` what mine was
 * made from. Objects merge key by key, lists by the keys of their items. `resolutions` answers conflicts by pointer.
 */
export function mergeJson<T>(
  base: T,
  mine: T,
  theirs: T,
  resolutions: ReadonlyMap<string, Side> = new Map(),
): MergeResult<T> {
  const context: MergeContext = { resolutions, conflicts: [], merge: (...places) => mergeSlots(...places, context) };
  const merged = mergeSlots("", { value: base }, { value: mine }, { value: theirs }, context);
  // The root is there on all three sides, so it is there in the merge.
  return { value: merged?.value as T, conflicts: context.conflicts };
}

function mergeSlots(pointer: string, base: Slot, mine: Slot, theirs: Slot, context: MergeContext): Slot {
  if (isSameSlot(mine, theirs) || isSameSlot(base, theirs)) return mine;
  if (isSameSlot(base, mine)) return theirs;
  const [b, m, t] = [base?.value, mine?.value, theirs?.value];
  if (isRecord(m) && isRecord(t) && (base === undefined || isRecord(b)) && isSameSort(isRecord(b) ? b : m, m, t)) {
    return { value: mergeMembers(pointer, isRecord(b) ? b : {}, m, t, context) };
  }
  if (Array.isArray(b) && Array.isArray(m) && Array.isArray(t)) {
    return { value: mergeItems(pointer, b, m, t, context) };
  }
  const conflict: JsonConflict = { pointer, kind: "value" };
  if (base !== undefined) conflict.base = base.value;
  if (mine !== undefined) conflict.mine = mine.value;
  if (theirs !== undefined) conflict.theirs = theirs.value;
  return settleConflict(conflict, context) === "mine" ? mine : theirs;
}

type Members = Record<string, unknown>;

function mergeMembers(pointer: string, base: Members, mine: Members, theirs: Members, context: MergeContext): Members {
  const entries: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const places = [slotOf(base, key), slotOf(mine, key), slotOf(theirs, key)] as const;
    const slot = context.merge(joinPointer(pointer, key), ...places);
    if (slot !== undefined) entries.push([key, slot.value]);
  }
  // fromEntries defines members, so a key such as __proto__ stays a plain member (and the gate refuses it).
  return Object.fromEntries(entries);
}

/** Members that say what an object is: half of one node and half of another would be neither. */
function isSameSort(...objects: Members[]): boolean {
  return ["kind", "do", "bind"].every((name) => {
    const [first, ...others] = objects.map((object) => (name === "bind" ? Object.hasOwn(object, name) : object[name]));
    return others.every((other) => other === first);
  });
}

/** Do two slots hold the same, or both nothing? */
function isSameSlot(left: Slot, right: Slot): boolean {
  if (left === undefined || right === undefined) return left === right;
  return isEqual(left.value, right.value);
}
