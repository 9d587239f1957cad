import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { PresentOperator } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";

/** The platform's side of presence. */
export interface PresencePort {
  sayPresence(word: {
    page: string;
    tab: string;
    isLeaving: boolean;
  }): Promise<Answer<{ people: PresentOperator[]; news: string }>>;
}

/** Who has the console open, as the platform said last. */
export class PresenceStore {
  people: readonly PresentOperator[] = [];
  /** Another value once something was said, asked for or decided of drafts; empty until the platform was asked. */
  news = "";
  readonly #port: PresencePort;
  readonly #tab: string;

  /** `tab` tells this tab from the others. */
  constructor(port: PresencePort, tab: string) {
    this.#port = port;
    this.#tab = tab;
    makeAutoObservable(this, { people: observableRef }, { autoBind: true });
  }

  /** Says which page is open, and takes what is told. A word that did not arrive is said again with the next one. */
  async say(page: string, isLeaving = false): Promise<void> {
    const answer = await this.#port.sayPresence({ page, tab: this.#tab, isLeaving });
    if (!answer.ok || isLeaving) return;
    runInAction(() => {
      this.people = answer.value.people;
      this.news = answer.value.news;
    });
  }

  /** Forgets who was here: the operator is gone. */
  clear(): void {
    this.people = [];
    this.news = "";
  }
}
