import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { TextOrigin } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";

/** The platform's side of what translations were made from. */
export interface TextOriginPort {
  listTextOrigins(): Promise<Answer<{ rows: TextOrigin[] }>>;
  confirmText(origin: TextOrigin): Promise<Answer<unknown>>;
}

/** The brand's translations that were made from another English text than the live one. */
export class TextOriginStore {
  /** Empty while it is not known: what is outdated is told a moment later then. */
  rows: readonly TextOrigin[] = [];
  readonly #port: TextOriginPort;
  #wish = 0;

  constructor(port: TextOriginPort) {
    this.#port = port;
    makeAutoObservable(this, { rows: observableRef }, { autoBind: true });
  }

  /** Asks the platform; the last wish wins, and what is known stays where it does not answer. */
  async load(): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    const answer = await this.#port.listTextOrigins();
    if (wish !== this.#wish || !answer.ok) return;
    runInAction(() => (this.rows = answer.value.rows));
  }

  /** Says that a translation fits what English says live, `source`: null where that is the product's text. */
  async confirm(origin: TextOrigin): Promise<Answer<unknown>> {
    const answer = await this.#port.confirmText(origin);
    await this.load();
    return answer;
  }

  /** Forgets what was loaded: the operator is gone. */
  clear(): void {
    this.#wish += 1;
    this.rows = [];
  }
}
