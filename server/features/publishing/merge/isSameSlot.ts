import { isEqual } from "#json/equal.ts";
import type { Slot } from "./Slot.ts";

/** Do two slots hold the same, or both nothing? */
export function isSameSlot(left: Slot, right: Slot): boolean {
  if (left === undefined || right === undefined) return left === right;
  return isEqual(left.value, right.value);
}
