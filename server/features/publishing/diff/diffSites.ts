import type { DiffEntry } from "#contracts/api.ts";
import { commonItems } from "#json/merge/commonItems.ts";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { itemKeys } from "#json/merge/itemKey.ts";
import { joinPointer } from "#json/pointer.ts";
import { slotOf } from "#json/merge/Slot.ts";
import type { Slot } from "#json/merge/Slot.ts";

/** Where a comparison stands: the pointer, and the same way in words. */
interface Place {
  pointer: string;
  words: readonly string[];
}

/** What changed from one configuration to another, in document order. A whole new part is one entry. */
export function diffSites(before: unknown, after: unknown): DiffEntry[] {
  const entries: DiffEntry[] = [];
  compare({ pointer: "", words: [] }, { value: before }, { value: after }, entries);
  return entries;
}

function compare(place: Place, before: Slot, after: Slot, entries: DiffEntry[]): void {
  if (before === undefined && after === undefined) return;
  const found = { pointer: place.pointer, label: place.words.join(" › ") };
  if (before === undefined) {
    entries.push({ ...found, kind: "added", after: after?.value });
  } else if (after === undefined) {
    entries.push({ ...found, kind: "removed", before: before.value });
  } else if (isRecord(before.value) && isRecord(after.value)) {
    compareMembers(place, before.value, after.value, entries);
  } else if (Array.isArray(before.value) && Array.isArray(after.value)) {
    compareItems(place, before.value, after.value, entries);
  } else if (!isEqual(before.value, after.value)) {
    entries.push({ ...found, kind: "changed", before: before.value, after: after.value });
  }
}

function compareMembers(
  place: Place,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  entries: DiffEntry[],
) {
  for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
    compare(step(place, key), slotOf(before, key), slotOf(after, key), entries);
  }
}

function compareItems(place: Place, before: readonly unknown[], after: readonly unknown[], entries: DiffEntry[]): void {
  const [oldKeys, newKeys] = [itemKeys(before), itemKeys(after)];
  if (oldKeys === null || newKeys === null) {
    comparePlainItems(place, before, after, entries);
    return;
  }
  const oldPlaces = new Map(oldKeys.map((key, index) => [key, index]));
  const newPlaces = new Map(newKeys.map((key, index) => [key, index]));
  for (const [key, index] of newPlaces) {
    const old = oldPlaces.get(key);
    const slot = old === undefined ? undefined : { value: before[old] };
    compare(step(place, index, nameOf(key)), slot, { value: after[index] }, entries);
  }
  for (const [key, index] of oldPlaces) {
    if (!newPlaces.has(key)) compare(step(place, index, nameOf(key)), { value: before[index] }, undefined, entries);
  }
  const stayed = [oldKeys.filter((key) => newPlaces.has(key)), newKeys.filter((key) => oldPlaces.has(key))];
  if (!isEqual(stayed[0], stayed[1])) {
    const values = { before: oldKeys.map(nameOf), after: newKeys.map(nameOf) };
    entries.push({ pointer: place.pointer, label: place.words.join(" › "), kind: "moved", ...values });
  }
}

/** Longest lists without keys of which the common items are looked for, as one length times the other. */
const mostPairs = 500 * 500;

/** Items without keys: what both lists share stays, a gap of the same length is compared place by place. */
function comparePlainItems(place: Place, before: readonly unknown[], after: readonly unknown[], entries: DiffEntry[]) {
  const common = before.length * after.length > mostPairs ? [] : commonItems(before, after);
  let [old, current] = [0, 0];
  for (const [nextOld, nextCurrent] of [...common, [before.length, after.length] as const]) {
    const isSameLength = nextOld - old === nextCurrent - current;
    for (let index = old; index < nextOld; index++) {
      const counterpart = isSameLength ? { value: after[current + index - old] } : undefined;
      const at = isSameLength ? current + index - old : index;
      compare(step(place, at), { value: before[index] }, counterpart, entries);
    }
    for (let index = current; !isSameLength && index < nextCurrent; index++) {
      compare(step(place, index), undefined, { value: after[index] }, entries);
    }
    [old, current] = [nextOld + 1, nextCurrent + 1];
  }
}

function step(place: Place, key: string | number, word = String(key)): Place {
  return { pointer: joinPointer(place.pointer, key), words: [...place.words, word] };
}

/** A key is `name:value`; people know the item by the value. */
function nameOf(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}
