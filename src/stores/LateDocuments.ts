import { makeAutoObservable, observableRef } from "mobx";

type Documents = Readonly<Record<string, unknown>>;

/** Documents of which the first page needs a few, and the others come after it. */
export class LateDocuments {
  /** Those that are there, by key. */
  all: Documents;
  /** All of them are. */
  isWhole = false;
  readonly #load: () => Promise<Documents>;

  constructor(first: Documents, load: () => Promise<Documents>) {
    this.all = first;
    this.#load = load;
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
  }

  /** Fetches the others, once. What cannot be had is asked for again by whatever wants it next. */
  async complete(): Promise<void> {
    if (this.isWhole) return;
    try {
      this.#take(await this.#load());
    } catch {
      // Whatever waits for a document goes on waiting; the program says itself when it cannot be had at all.
    }
  }

  #take(others: Documents): void {
    if (this.isWhole) return;
    this.all = { ...others, ...this.all };
    this.isWhole = true;
  }
}
