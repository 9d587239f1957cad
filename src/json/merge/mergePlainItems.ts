import { commonItems } from "./commonItems.ts";
import { isEqual } from "#json/equal.ts";
import { joinPointer } from "#json/pointer.ts";
import type { MergeContext } from "./MergeContext.ts";
import { settleConflict } from "./settleConflict.ts";

type Items = readonly unknown[];

/**
 * Merges three lists whose items have no keys, as texts are merged line by line: what all three share stays; between
 * that, the side that changed something counts; where both did, items are merged place by place if all three have as
 * many there, and are a conflict otherwise.
 */
export function mergePlainItems(pointer: string, base: Items, mine: Items, theirs: Items, context: MergeContext) {
  const inMine = commonItems(base, mine);
  const inTheirs = commonItems(base, theirs);
  const merged: unknown[] = [];
  let [b, m, t] = [0, 0, 0];
  for (let place = 0; place <= base.length; place++) {
    const nextMine = place === base.length ? mine.length : inMine.get(place);
    const nextTheirs = place === base.length ? theirs.length : inTheirs.get(place);
    if (nextMine === undefined || nextTheirs === undefined) continue;
    const gap = [base.slice(b, place), mine.slice(m, nextMine), theirs.slice(t, nextTheirs)] as const;
    merged.push(...mergeGap(pointer, m, ...gap, context));
    if (place < base.length) merged.push(base[place]);
    [b, m, t] = [place + 1, nextMine + 1, nextTheirs + 1];
  }
  return merged;
}

function mergeGap(
  pointer: string,
  start: number,
  base: Items,
  mine: Items,
  theirs: Items,
  context: MergeContext,
): Items {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  if (base.length === mine.length && base.length === theirs.length) {
    return base.flatMap((item, index) => {
      const slots = [{ value: item }, { value: mine[index] }, { value: theirs[index] }] as const;
      const slot = context.merge(joinPointer(pointer, start + index), ...slots);
      return slot === undefined ? [] : [slot.value];
    });
  }
  const side = settleConflict({ pointer: joinPointer(pointer, start), kind: "value", base, mine, theirs }, context);
  return side === "mine" ? mine : theirs;
}
