import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";

/** Storage in memory that shows what it holds. */
export function fakeStorage(start: Record<string, string> = {}): KeyValueStorage & { held: Map<string, string> } {
  const held = new Map(Object.entries(start));
  return {
    held,
    kind: "browser",
    get: (key) => held.get(key) ?? null,
    set: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}
