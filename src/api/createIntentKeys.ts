import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { storageKeys } from "#stores/storageKeys.ts";

/** Keys of intents: however often one is sent, the platform does it once (security, section 3.2). */
export interface IntentKeys {
  /** The key of the intent that is under way under this name, or a new one, kept before it is used. */
  keyFor(name: string): string;
  /** The platform has given its word on the intent; the next one is another. */
  settle(name: string): void;
}

/**
 * Keys in session storage, so that a reload in the middle does not make a second intent of the first; and in memory, because the
 * storage is emptied where the session ends, and whoever logs in again goes on with the same intent.
 */
export function createIntentKeys(
  storage: KeyValueStorage,
  newKey: () => string = () => crypto.randomUUID(),
): IntentKeys {
  const held = new Map<string, string>();
  const placeOf = (name: string) => storageKeys.intent + name;
  return {
    keyFor(name) {
      const known = storage.get(placeOf(name)) ?? held.get(name);
      if (known !== undefined) return known;
      const key = newKey();
      held.set(name, key);
      storage.set(placeOf(name), key);
      return key;
    },
    settle(name) {
      held.delete(name);
      storage.remove(placeOf(name));
    },
  };
}
