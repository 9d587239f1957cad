import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Draft, OthersDraft } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";
import type { DraftDiff, Whose } from "./DraftPort.ts";
import type { DraftStore } from "./DraftStore.ts";

/** A draft of another operator, as it was listed. */
export type ListedDraft = Pick<OthersDraft, "account" | "hash">;

/** What is taken over, from what the operator saw, with a word on each conflict. */
export interface Adoption extends ListedDraft {
  /** The own draft on the screen; another one is answered with a conflict. */
  expected?: string;
  resolutions: Readonly<Record<string, Whose>>;
}

/** The platform's side of a hand-over. */
export interface HandOverPort {
  /** Takes the changes of another operator's draft into the own one. */
  adoptDraft(adoption: Adoption): Promise<Answer<Draft>>;
}

/** A draft that waits for a word on each place where ours has another value. */
export interface ContestedDraft extends ListedDraft {
  conflicts: DraftDiff["conflicts"];
}

/** Takes drafts of other operators into our own. */
export class HandOverStore {
  contested: ContestedDraft | null = null;
  /** The words on the conflicts, by pointer; they go with the next try to take the contested draft. */
  answers: Readonly<Record<string, Whose>> = {};
  readonly #port: HandOverPort;
  readonly #draft: DraftStore;

  constructor(port: HandOverPort, draft: DraftStore) {
    this.#port = port;
    this.#draft = draft;
    makeAutoObservable(this, { contested: observableRef, answers: observableRef }, { autoBind: true });
  }

  /** Keeps whose value stays at the places of the contested draft. */
  answer(answers: Readonly<Record<string, Whose>>): void {
    this.answers = answers;
  }

  /** Takes the changes of a draft. Where both changed a place differently nothing is taken, and the draft is contested. */
  async takeOver({ account, hash }: ListedDraft): Promise<Answer<Draft>> {
    const { contested, answers } = this;
    const resolutions = contested?.account === account && contested.hash === hash ? answers : {};
    // What rests in the draft's delay is ours too.
    await this.#draft.flush();
    const { state } = this.#draft;
    const seen = state.status === "ready" ? { expected: state.draft.hash } : {};
    const outcome = await this.#port.adoptDraft({ account, hash, ...seen, resolutions });
    runInAction(() => {
      this.answers = {};
      this.contested = null;
      if (outcome.ok || outcome.failure.code !== "conflict") return;
      const { conflicts } = outcome.failure.details as Pick<ContestedDraft, "conflicts">;
      this.contested = { account, hash, conflicts };
    });
    return outcome;
  }

  /** Leaves the contested draft where it is. */
  giveUp(): void {
    this.contested = null;
    this.answers = {};
  }
}
