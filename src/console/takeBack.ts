import type { DiffEntry } from "#contracts/api.ts";
import { readPointer, replaceAt } from "#json/pointer.ts";
import { isEqual } from "#json/equal.ts";

/** A part of the draft that takes another value. */
export interface PlaceEdit {
  pointer: string;
  value: unknown;
}

/**
 * What undoes one entry of the differences between live and a draft; null where the draft does not hold any more what the
 * entry says. What stands beside it in the same list stays where it is.
 */
export function takeBack(site: unknown, { kind, pointer, before, after }: DiffEntry): PlaceEdit | null {
  if (kind === "moved") return order(site, pointer, before);
  const cut = pointer.lastIndexOf("/");
  const [parentPointer, index] = [pointer.slice(0, cut), Number(pointer.slice(cut + 1))];
  const parent = readPointer(site, parentPointer);
  if (kind !== "removed" && !isEqual(readPointer(site, pointer), after)) return null;
  if (!Array.isArray(parent)) return { pointer, value: before };
  const value =
    kind === "added"
      ? parent.toSpliced(index, 1)
      : kind === "removed"
        ? parent.toSpliced(Math.min(index, parent.length), 0, before)
        : (replaceAt(parent, `/${index}`, before) as unknown[]);
  return { pointer: parentPointer, value };
}

/** The items of a list in the order of before; what came since stands behind what it stood behind. */
function order(site: unknown, pointer: string, before: unknown): PlaceEdit | null {
  const items = readPointer(site, pointer);
  if (!Array.isArray(items) || !Array.isArray(before)) return null;
  const places = new Map(before.map((name: unknown, index) => [String(name), index]));
  let last = -1;
  const ranked = items.map((item: unknown) => {
    const place = places.get(nameOf(item));
    if (place !== undefined) last = place;
    return { item, place: place ?? last + 0.5 };
  });
  return { pointer, value: ranked.toSorted((a, b) => a.place - b.place).map(({ item }) => item) };
}

/** Names that tell the items of a list apart, as the platform's comparison reads them. */
const names = ["id", "modId", "name", "field", "value"] as const;

function nameOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const members = item as Record<string, unknown>;
  const name = names.map((each) => members[each]).find((each) => typeof each === "string" || typeof each === "number");
  return String(name);
}
