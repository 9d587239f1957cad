import { observable, reaction, runInAction } from "mobx";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import { isSameSort, type DeclaredState, type StateStore } from "./StateStore.ts";
import { storageKeys } from "./storageKeys.ts";

/** What the states of members are kept by. */
export interface MemberStateParts {
  states: StateStore;
  /** Outlives the session. */
  storage: KeyValueStorage;
  /** Whose states these are; null while nobody is known. Observed. */
  account(): string | null;
  /** The open documents that keep something for members. Observed. */
  declared(): readonly DeclaredState[];
}

/** Most that is read of a storage, in characters, and most items of a list: whoever wrote more did not use the site. */
const most = { characters: 100_000, items: 1_000 };

/**
 * What documents keep for whoever is logged in (`"keep": { "…": "member" }`), under a key for each account. A logout leaves it;
 * another account never sees it. Documents that use the same name share the value. What cannot be read counts as none, and what
 * cannot be written lives as long as the page.
 */
export class MemberStates {
  readonly #parts: MemberStateParts;
  /** What is kept for the owner, by name. */
  readonly #kept = observable.map<string, unknown>({}, { deep: false });
  /** What each member of each document was when it was last the same as what is kept. */
  readonly #same = new Map<string, unknown>();
  #owner: string | null = null;

  constructor(parts: MemberStateParts) {
    this.#parts = parts;
  }

  /** Follows account, documents and their states until it is stopped. */
  start(): () => void {
    const { states, account, declared } = this.#parts;
    // What is written while it is being read would not be noticed the next time: first everything is read, then followed.
    const read = () => {
      const members = declared().flatMap((one) =>
        Object.keys(one.state)
          .filter((name) => one.keep[name] === "member")
          .map((name) => ({ one, name, read: [states.changed(one.document, name), this.#kept.get(name)] })),
      );
      return { now: account(), members };
    };
    return reaction(
      read,
      ({ now, members }) => {
        const before = this.#owner;
        if (now !== before) this.#own(now);
        for (const { one, name } of members) this.#follow(one, name, now !== before && before !== null);
      },
      { fireImmediately: true },
    );
  }

  /** Another tab has kept something under a key; null where something was thrown away, which is nobody's choice. */
  hear(key: string | null, written: string | null): void {
    if (this.#owner === null || key !== keyOf(this.#owner) || written === null) return;
    runInAction(() => this.#kept.replace(readKept(written)));
  }

  #own(account: string | null): void {
    this.#owner = account;
    this.#same.clear();
    const kept = account === null ? new Map<string, unknown>() : readKept(this.#parts.storage.get(keyOf(account)));
    runInAction(() => this.#kept.replace(kept));
  }

  /** Brings a member of a document and what is kept to the same. What stands there from another account is nothing. */
  #follow(declared: DeclaredState, name: string, isAnothers: boolean): void {
    const { states } = this.#parts;
    const begin = declared.state[name];
    const place = `${declared.document} ${name}`;
    const found = this.#kept.get(name);
    const kept = isSameSort(begin, found) ? found : undefined;
    const changed = states.changed(declared.document, name);
    if (this.#owner === null) return;
    const take = (value: unknown) => {
      this.#same.set(place, value);
      if (!isEqual(changed ?? begin, value)) runInAction(() => states.write(declared, name, value));
    };
    if (isAnothers) return take(kept ?? begin);
    if (changed === undefined) {
      if (kept !== undefined) take(kept);
      return;
    }
    if (this.#same.has(place) && isEqual(this.#same.get(place), changed)) {
      if (kept !== undefined) take(kept);
      return;
    }
    // Chosen here: after what is kept was read, or before it could be.
    const value = this.#same.has(place) ? changed : together(kept, changed);
    this.#keep(name, value);
    take(value);
  }

  #keep(name: string, value: unknown): void {
    const { storage } = this.#parts;
    if (this.#owner === null || isEqual(this.#kept.get(name), value)) return;
    runInAction(() => this.#kept.set(name, value));
    // Read anew: another tab may have kept something else meanwhile.
    const all = readKept(storage.get(keyOf(this.#owner))).set(name, value);
    storage.set(keyOf(this.#owner), JSON.stringify(Object.fromEntries(all)));
  }
}

/** Of two lists everything once; else what was chosen. */
function together(kept: unknown, chosen: unknown): unknown {
  if (!Array.isArray(kept) || !Array.isArray(chosen)) return chosen;
  return [...kept, ...chosen.filter((item) => !kept.some((one) => isEqual(one, item)))];
}

function keyOf(account: string): string {
  return storageKeys.memberState + account;
}

function readKept(written: string | null): Map<string, unknown> {
  if (written === null || written.length > most.characters) return new Map();
  try {
    const kept: unknown = JSON.parse(written);
    if (!isRecord(kept)) return new Map();
    return new Map(
      Object.entries(kept).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, most.items) : value]),
    );
  } catch {
    return new Map();
  }
}
