import { makeAutoObservable, runInAction } from "mobx";
import type { Answer } from "./Answer.ts";

/** Where the count of unread messages comes from. */
export interface MessagePort {
  getUnreadCount(): Promise<Answer<number>>;
}

/** How many messages the player has not read. */
export class MessageStore {
  /** Null while nobody knows. */
  unread: number | null = null;
  readonly #port: MessagePort;
  #epoch = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks for the count; a failure keeps the last one. */
  async load(): Promise<void> {
    const epoch = this.#epoch;
    const answer = await this.#port.getUnreadCount();
    if (answer.ok && epoch === this.#epoch) runInAction(() => (this.unread = answer.value));
  }

  /** Takes over a count that came along with another answer. */
  set(unread: number): void {
    this.#epoch += 1;
    this.unread = unread;
  }

  /** Forgets the count of a player who is gone. */
  clear(): void {
    this.#epoch += 1;
    this.unread = null;
  }
}
