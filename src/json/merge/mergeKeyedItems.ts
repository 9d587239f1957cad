import { joinPointer } from "#json/pointer.ts";
import type { MergeContext } from "./MergeContext.ts";
import { mergeOrder } from "./mergeOrder.ts";
import { settleConflict } from "./settleConflict.ts";
import type { Slot } from "./Slot.ts";

/** A list whose items have keys: the items by key. */
export interface KeyedItems {
  keys: string[];
  items: readonly unknown[];
}

/** Merges three lists whose items are told apart by a key: item by item, then their order. */
export function mergeKeyedItems(
  pointer: string,
  base: KeyedItems,
  mine: KeyedItems,
  theirs: KeyedItems,
  context: MergeContext,
): unknown[] {
  const places = [base, mine, theirs].map((side) => new Map(side.keys.map((key, index) => [key, index])));
  const slotIn = (side: KeyedItems, place: number | undefined): Slot =>
    place === undefined ? undefined : { value: side.items[place] };
  const merged = new Map<string, unknown>();
  for (const key of new Set([...mine.keys, ...theirs.keys])) {
    const [inBase, inMine, inTheirs] = places.map((side) => side.get(key));
    const slot = context.merge(
      // An item that is gone from the published document has no place there: its key names it.
      joinPointer(pointer, inMine ?? key),
      slotIn(base, inBase),
      slotIn(mine, inMine),
      slotIn(theirs, inTheirs),
    );
    if (slot !== undefined) merged.set(key, slot.value);
  }
  const order =
    mergeOrder(base.keys, mine.keys, theirs.keys, new Set(merged.keys())) ??
    settleOrder(pointer, base.keys, mine.keys, theirs.keys, context);
  // A chosen order may lack items that only the other side has: they follow at the end.
  const complete = new Set([...order.filter((key) => merged.has(key)), ...merged.keys()]);
  return [...complete].map((key) => merged.get(key));
}

function settleOrder(pointer: string, base: string[], mine: string[], theirs: string[], context: MergeContext) {
  return settleConflict({ pointer, kind: "order", base, mine, theirs }, context) === "mine" ? mine : theirs;
}
