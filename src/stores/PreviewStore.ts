import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { DraftPreview } from "#contracts/api.ts";
import type { Answer, CallFailure } from "./Answer.ts";

/** The platform's side of a preview. */
export interface PreviewPort {
  previewDraft(): Promise<Answer<DraftPreview>>;
}

/** What the draft's pages are drawn from. */
export type PreviewState =
  | { status: "loading" }
  | { status: "ready"; preview: DraftPreview }
  | { status: "failed"; failure: CallFailure };

/** The draft as it would look live. While it is loaded again the one before stays. */
export class PreviewStore {
  state: PreviewState = { status: "loading" };
  readonly #port: PreviewPort;
  #wish = 0;

  constructor(port: PreviewPort) {
    this.#port = port;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Asks the platform; the last wish wins. */
  async load(): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    const answer = await this.#port.previewDraft();
    if (wish !== this.#wish) return;
    runInAction(() => {
      this.state = answer.ok
        ? { status: "ready", preview: answer.value }
        : { status: "failed", failure: answer.failure };
    });
  }

  /** Forgets what was loaded: the operator is gone. */
  clear(): void {
    this.#wish += 1;
    this.state = { status: "loading" };
  }
}
