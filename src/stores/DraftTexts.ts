import { makeAutoObservable, observableRef } from "mobx";
import type { DraftJournal } from "./DraftJournal.ts";

/**
 * Documents that are being written as JSON and are not in the draft yet, by JSON pointer. They stay while somebody looks
 * at other documents and pages, and on the device until they are put into the draft or given up.
 */
export class DraftTexts {
  texts: ReadonlyMap<string, string> = new Map();
  readonly #journal: DraftJournal;
  readonly #base: () => string;

  /** `base` tells the revision that the draft was made from. */
  constructor(journal: DraftJournal, base: () => string) {
    this.#journal = journal;
    this.#base = base;
    makeAutoObservable(this, { texts: observableRef }, { autoBind: true });
  }

  /** Takes up what the device kept for the operator whose journal is open. */
  restore(): void {
    this.texts = new Map(Object.entries(this.#journal.read().texts));
  }

  /** Keeps the text of a document; undefined lets it go. */
  write(pointer: string, text: string | undefined): void {
    const texts = new Map(this.texts);
    if (text === undefined) texts.delete(pointer);
    else texts.set(pointer, text);
    this.texts = texts;
    this.#journal.keepText(this.#base(), pointer, text);
  }

  /** Forgets them here; the device keeps what it has. */
  clear(): void {
    this.texts = new Map();
  }
}
