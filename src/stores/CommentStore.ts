import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { CommentThread } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";

/** The platform's side of comments. */
export interface CommentPort {
  listComments(draftOf: string): Promise<Answer<{ draftOf: string; threads: CommentThread[] }>>;
  addComment(comment: { draftOf: string; pointer: string; text: string }): Promise<Answer<CommentThread>>;
  settleComments(id: string, isSettled: boolean): Promise<Answer<CommentThread>>;
}

/** What operators say of the draft that is looked at; of another draft nothing is known until it is loaded. */
export class CommentStore {
  /** Whose draft; empty for the own one. */
  draftOf = "";
  threads: readonly CommentThread[] = [];
  readonly #port: CommentPort;
  #wish = 0;

  constructor(port: CommentPort) {
    this.#port = port;
    makeAutoObservable(this, { threads: observableRef }, { autoBind: true });
  }

  /** The open thread of a place, or undefined. */
  openAt(pointer: string): CommentThread | undefined {
    return this.threads.find((thread) => thread.pointer === pointer && !thread.isSettled);
  }

  /** Loads what was said of a draft; the last wish wins. */
  async load(draftOf: string = this.draftOf): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    if (draftOf !== this.draftOf) {
      this.threads = [];
      this.draftOf = draftOf;
    }
    const answer = await this.#port.listComments(draftOf);
    if (answer.ok && wish === this.#wish) runInAction(() => (this.threads = answer.value.threads));
  }

  /** Says something of a place. */
  async add(pointer: string, text: string): Promise<Answer<CommentThread>> {
    const answer = await this.#port.addComment({ draftOf: this.draftOf, pointer, text });
    await this.load();
    return answer;
  }

  /** Settles a thread, or opens it again. */
  async settle(id: string, isSettled: boolean): Promise<Answer<CommentThread>> {
    const answer = await this.#port.settleComments(id, isSettled);
    await this.load();
    return answer;
  }

  /** Forgets what was loaded: the operator is gone. */
  clear(): void {
    this.#wish += 1;
    this.draftOf = "";
    this.threads = [];
  }
}
