import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";

/**
 * A browser's storage that never throws. Where it is denied (fault F-11) or full (fault F-12), what was written is kept
 * in memory for as long as the page lives.
 */
export function createStorage(open: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>();
  const storage = attempt(() => {
    const opened = open();
    // Some browsers hand out a storage that refuses every use.
    opened.setItem("croupier.probe", "1");
    opened.removeItem("croupier.probe");
    return opened;
  });
  return {
    kind: storage ? "browser" : "memory",
    get: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key) ?? null) ?? null,
    set(key, value) {
      const isKept = attempt(() => {
        storage?.setItem(key, value);
        return storage !== undefined;
      });
      if (isKept) memory.delete(key);
      else {
        memory.set(key, value);
        // The old value must not come back when the memory is gone.
        attempt(() => storage?.removeItem(key));
      }
    },
    remove(key) {
      memory.delete(key);
      attempt(() => storage?.removeItem(key));
    },
    clear() {
      memory.clear();
      attempt(() => storage?.clear());
    },
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
