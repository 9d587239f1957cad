import { makeAutoObservable } from "mobx";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import { storageKeys } from "./storageKeys.ts";

/** Which parts of pages are folded away. Kept in the browser. */
export class FoldStore {
  /** What was folded away (true) or out (false) since the program began, by its name. */
  readonly changed = new Map<string, boolean>();
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the visitor folded that part of the page away (true) or out (false), now or on an earlier visit; null for neither. */
  isFolded(name: string): boolean | null {
    const now = this.changed.get(name);
    if (now !== undefined) return now;
    const stored = this.#storage.get(storageKeys.folded + name);
    return stored === "yes" ? true : stored === "no" ? false : null;
  }

  fold(name: string, folded: boolean): void {
    this.changed.set(name, folded);
    this.#storage.set(storageKeys.folded + name, folded ? "yes" : "no");
  }
}
