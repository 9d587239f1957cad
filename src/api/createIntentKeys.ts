import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { storageKeys } from "#stores/storageKeys.ts";

/** What became of a try: carried out, refused, refused since its key stands for other entries (`reused`), or nobody knows. */
export type IntentEnd = "done" | "refused" | "reused" | "lost";

/** One try of an intent. */
export interface IntentTry {
  key: string;
  end(how: IntentEnd): void;
}

/** Keys of intents: however often one is sent, the platform does it once (security, section 3.2). */
export interface IntentKeys {
  /**
   * The key for these entries, kept before it is used. The same entries keep their key until the platform has given its word. Others
   * have one of their own while the first are under way; once the answer to the first was lost they are sent with its key, so that
   * at most one of both is carried out, or the platform says that the first was.
   */
  take(name: string, entries: unknown): IntentTry;
}

interface Held {
  key: string;
  /** Of the entries that it was made for; unknown after a reload. */
  mark?: number;
  underWay: number;
  /** The platform has said that it stands for its own entries; it serves no others any more. */
  isTold?: boolean;
}

/**
 * Keys in session storage, so that a reload in the middle does not make a second intent of the first; and in memory, because the
 * storage is emptied where the session ends, and whoever logs in again goes on with the same intent. Nothing of the entries is stored.
 */
export function createIntentKeys(
  storage: KeyValueStorage,
  newKey: () => string = () => crypto.randomUUID(),
): IntentKeys {
  const held = new Map<string, Held[]>();
  return {
    take(name, entries) {
      const place = storageKeys.intent + name;
      const mark = markOf(entries);
      const all = held.get(name) ?? (storage.get(place)?.split(",") ?? []).map((key): Held => ({ key, underWay: 0 }));
      const keep = (rest: Held[]) => {
        held.set(name, rest);
        if (rest.length > 0) storage.set(place, rest.map(({ key }) => key).join());
        else storage.remove(place);
      };
      const one = all.find((each) => each.mark === mark) ??
        all.find(({ underWay, isTold }) => underWay === 0 && isTold !== true) ?? { key: newKey(), mark, underWay: 0 };
      one.underWay += 1;
      keep(all.includes(one) ? all : [...all, one]);
      const { key } = one;
      return {
        key,
        end(how) {
          one.underWay -= 1;
          if (how === "lost") return;
          // A word on other entries than the key was made for says nothing of those.
          const isOthers = one.mark !== undefined && one.mark !== mark;
          if (how === "reused" && isOthers) one.isTold = true;
          const isKept = (each: Held) =>
            each === one ? how !== "done" && isOthers : how !== "done" || each.isTold !== true;
          keep((held.get(name) ?? []).filter(isKept));
        },
      };
    },
  };
}

/** A number by which entries are told apart (FNV-1a); equal ones of different entries lead to the platform's refusal. */
function markOf(entries: unknown): number {
  let mark = 0x811c9dc5;
  for (const character of JSON.stringify(entries) ?? "") mark = Math.imul(mark ^ character.charCodeAt(0), 0x01000193);
  return mark;
}
