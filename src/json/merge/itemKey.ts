import { isRecord } from "#json/isRecord.ts";

/**
 * Names that tell the items of an array apart, in the order they are tried: nodes, menu items and tabs have an `id`,
 * flags a `modId`, form fields a `name`, columns and series a `field`, options a `value`.
 */
const identifyingNames = ["id", "modId", "name", "field", "value"] as const;

/** The key of an item of an array, or null where it has none. Texts and numbers are their own keys. */
function itemKey(item: unknown): string | null {
  if (typeof item === "string" || typeof item === "number") return `${typeof item}:${item}`;
  if (!isRecord(item)) return null;
  for (const name of identifyingNames) {
    const value = item[name];
    if (typeof value === "string" || typeof value === "number") return `${name}:${value}`;
  }
  return null;
}

/** The keys of all items of an array, or null as soon as one has no key or two share one. */
export function itemKeys(items: readonly unknown[]): string[] | null {
  const keys = new Set<string>();
  for (const item of items) {
    const key = itemKey(item);
    if (key === null || keys.has(key)) return null;
    keys.add(key);
  }
  return [...keys];
}
