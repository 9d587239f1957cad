import { itemKeys } from "./itemKey.ts";
import type { MergeContext } from "./MergeContext.ts";
import { mergeKeyedItems } from "./mergeKeyedItems.ts";
import { mergePlainItems } from "./mergePlainItems.ts";
import { settleConflict } from "./settleConflict.ts";

/** Longest list that is compared item by item where items have no keys. */
const maxPlainItems = 500;

/** Merges three lists: by the keys of their items where all have one, else by what they share. */
export function mergeItems(
  pointer: string,
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  context: MergeContext,
): readonly unknown[] {
  const [baseKeys, mineKeys, theirsKeys] = [itemKeys(base), itemKeys(mine), itemKeys(theirs)];
  if (baseKeys !== null && mineKeys !== null && theirsKeys !== null) {
    return mergeKeyedItems(
      pointer,
      { keys: baseKeys, items: base },
      { keys: mineKeys, items: mine },
      { keys: theirsKeys, items: theirs },
      context,
    );
  }
  if (Math.max(base.length, mine.length, theirs.length) > maxPlainItems) {
    return settleConflict({ pointer, kind: "value", base, mine, theirs }, context) === "mine" ? mine : theirs;
  }
  return mergePlainItems(pointer, base, mine, theirs, context);
}
