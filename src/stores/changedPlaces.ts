import { readPointer, segmentsOf, toPointer } from "#json/pointer.ts";
import { isEqual } from "#json/equal.ts";

/**
 * The places where a document differs from the one before, as JSON pointers below `at`. Members of objects are told
 * apart; a list is one place as a whole, because an index means another item as soon as somebody adds one.
 */
export function changedPlaces(before: unknown, after: unknown, at = ""): string[] {
  if (isEqual(before, after)) return [];
  if (!isMembers(before) || !isMembers(after)) return [at];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    changedPlaces(before[name], after[name], `${at}${toPointer(name)}`),
  );
}

/**
 * What is edited where a place is: the outermost list on the way to it, or the first member on the way that is not there
 * yet, which comes and goes with it; else the place itself.
 */
export function editedPlace(document: unknown, pointer: string): string {
  let found = document;
  let path = "";
  for (const segment of segmentsOf(pointer)) {
    if (Array.isArray(found) || (path !== "" && found === undefined)) return path;
    const step = toPointer(segment);
    found = readPointer(found, step);
    path += step;
  }
  return pointer;
}

/** Is it an object whose members can be told apart by their names? */
export function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !Object.hasOwn(value, "__proto__");
}
