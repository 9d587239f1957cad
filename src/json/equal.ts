import { isRecord } from "./isRecord.ts";

/** Are two JSON values the same, whatever the order of their members? */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
}

/** The places of a list whose item stands in it earlier too. Compares each with each: for lists as short as a choice. */
export function repeatedIndexes(list: readonly unknown[]): number[] {
  return [...list.keys()].filter((index) => list.findIndex((item) => isEqual(item, list[index])) < index);
}

/**
 * Gives `next` with every part that equals the same part of `previous` replaced by that very object, so that whoever
 * compares by identity sees only what changed.
 */
export function reuseUnchanged<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next) || !isBranch(previous) || !isBranch(next)) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const before = previous as Record<string, unknown>;
  const names = Object.keys(next);
  const merged = Object.fromEntries(
    names.map((name) => [name, reuseUnchanged(before[name], (next as Record<string, unknown>)[name])]),
  );
  const isSame =
    Object.keys(before).length === names.length &&
    names.every((name) => Object.hasOwn(before, name) && Object.is(merged[name], before[name]));
  if (isSame) return previous as T;
  return (Array.isArray(next) ? names.map((name) => merged[name]) : merged) as T;
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
