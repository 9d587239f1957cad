import type { PatchOperation } from "#contracts/api.ts";
import { readPointer, segmentsOf, toPointer } from "./pointer.ts";

/**
 * The patch (RFC 6902) that brings the places of a saved document to what is shown. A place whose parents were never
 * saved is sent with the first of them, and one that was never saved and is gone again is not sent at all: either would
 * be refused, and the rest with it.
 */
export function toPatch(saved: unknown, shown: unknown, places: Iterable<string>): PatchOperation[] {
  const paths = new Set([...places].map((place) => firstUnsaved(saved, place)));
  return [...paths]
    .filter((path) => ![...paths].some((other) => path !== other && path.startsWith(`${other}/`)))
    .flatMap((path): PatchOperation[] => {
      const [before, value] = [readPointer(saved, path), readPointer(shown, path)];
      if (value === undefined) return before === undefined ? [] : [{ op: "remove", path }];
      const parent = readPointer(saved, path.slice(0, path.lastIndexOf("/")));
      // Adding to a list moves what stands there on.
      return [{ op: Array.isArray(parent) && before !== undefined ? "replace" : "add", path, value }];
    });
}

/** The place itself, or the first on the way to it that is not in the document. */
function firstUnsaved(saved: unknown, place: string): string {
  let path = "";
  for (const segment of segmentsOf(place)) {
    path += toPointer(segment);
    const found = readPointer(saved, path);
    if (typeof found !== "object" || found === null) return path;
  }
  return path;
}
