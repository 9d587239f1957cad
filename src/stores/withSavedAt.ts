import { readPointer, replaceAt, segmentsOf, toPointer } from "#json/pointer.ts";
import { isMembers } from "./changedPlaces.ts";
import { isEqual } from "#json/equal.ts";

/**
 * The document with every faulty place as it was saved: what is wrong stays out, what is right beside it goes in. Where a
 * place cannot be put back alone (it stands in a list that holds other items now), all of that list is.
 */
export function withSavedAt(saved: unknown, shown: unknown, faulty: readonly string[]): unknown {
  const places = new Set(faulty.map((pointer) => restorable(saved, shown, pointer)));
  let document = shown;
  for (const place of places) {
    // A place inside of one that is put back as a whole is put back with it.
    if ([...places].some((other) => place.startsWith(`${other}/`))) continue;
    const value = readPointer(saved, place);
    if (value === undefined && readPointer(document, place) === undefined) continue;
    document = replaceAt(document, place, value);
  }
  return document;
}

/** The place itself, or the first list on the way to it that holds other items than the saved one. */
function restorable(saved: unknown, shown: unknown, pointer: string): string {
  let path = "";
  for (const segment of segmentsOf(pointer)) {
    const [before, after] = [readPointer(saved, path), readPointer(shown, path)];
    if (Array.isArray(after) && !isSameList(before, after, segment)) return path;
    // What was never saved is left out with all that stands in it.
    if (path !== "" && before === undefined) return path;
    path += toPointer(segment);
  }
  return pointer;
}

/** Members that tell the items of a list apart. */
const names = ["id", "modId", "name", "field", "value"];

/** Is an item of a list still where it was saved? */
function isSameList(before: unknown, after: readonly unknown[], index: string): boolean {
  if (!Array.isArray(before) || before.length !== after.length) return false;
  const [old, current] = [before[Number(index)] as unknown, after[Number(index)]];
  if (!isMembers(old) || !isMembers(current)) return true;
  return names.every((name) => isEqual(old[name], current[name]));
}
