import { makeAutoObservable } from "mobx";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import { storageKeys } from "./storageKeys.ts";

/** The two themes. */
export type ThemeName = "dark" | "light";

/** The theme on the screen. What the visitor chose is kept in the browser. */
export class ThemeStore {
  name: ThemeName;
  /** What the visitor chose, now or on an earlier visit; null for nothing. */
  chosen: ThemeName | null;
  readonly #storage: KeyValueStorage;

  /** `first` is the brand's, for visitors who have not chosen. */
  constructor(storage: KeyValueStorage, first: ThemeName) {
    this.#storage = storage;
    const { stored } = this;
    // Anything stored but the two names falls back to light (access specification, section 1).
    this.chosen = stored === null ? null : stored === "dark" ? "dark" : "light";
    this.name = this.chosen ?? first;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What the browser keeps, whichever tab it was chosen in; null for nothing. */
  get stored(): string | null {
    return this.#storage.get(storageKeys.theme);
  }

  /** Takes the brand's theme where the visitor has not chosen one. */
  suggest(name: ThemeName): void {
    if (this.chosen === null) this.name = name;
  }

  /** Shows a theme that nobody chose: the one that the page was drawn in. */
  show(name: ThemeName): void {
    this.name = name;
  }

  /** The visitor's choice. */
  choose(name: ThemeName): void {
    this.name = name;
    this.chosen = name;
    this.#storage.set(storageKeys.theme, name);
  }

  /** Dark to light and back. */
  toggle(): void {
    this.choose(this.name === "dark" ? "light" : "dark");
  }
}
