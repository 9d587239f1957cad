import { makeAutoObservable, observableRef } from "mobx";
import type { Outcome } from "#engine/index.ts";

/** A short message that goes away by itself. */
export interface Toast {
  id: number;
  tone: "neutral" | "positive" | "negative" | "warning";
  /** In the language that is shown now. */
  readonly text: string;
  /** Takes back what the message tells of; it is offered beside it. */
  undo?: () => Promise<Outcome>;
  /** The one button of a message that stays until it is pressed, or taken away. Its text may count down. */
  readonly button?: ToastButton;
}

/** What a message that stays asks for. */
export interface ToastButton {
  readonly label: string;
  act(): Promise<Outcome>;
}

/** How long a toast stays, in milliseconds. */
export const toastMs = 6000;

/** How long one stays that offers to take something back, in milliseconds. */
export const offerMs = 15_000;

/** The short messages on the screen, oldest first. */
export class Toasts {
  list: Toast[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /**
   * Shows a message and returns its id; one that is given as a function is said anew in another language. The same text twice at once is one toast: a storm of failures is one message. What can be
   * taken back has a message of its own.
   */
  add(said: string | (() => string), tone: Toast["tone"] = "neutral", undo?: Toast["undo"]): number {
    const say = typeof said === "string" ? () => said : said;
    const text = say();
    const same = this.list.find((toast) => toast.text === text && toast.tone === tone);
    // What has no words yet is not the same as something else without any.
    if (same && text !== "" && !undo && !same.undo) return same.id;
    this.#lastId += 1;
    const toast: Toast = {
      id: this.#lastId,
      tone,
      get text() {
        return say();
      },
      ...(undo && { undo }),
    };
    this.list = [...this.list, toast];
    return this.#lastId;
  }

  /** Shows a message that stays, and returns its id. */
  ask(say: () => string, label: () => string, act: ToastButton["act"]): number {
    this.#lastId += 1;
    const toast: Toast = {
      id: this.#lastId,
      tone: "warning",
      get text() {
        return say();
      },
      button: {
        get label() {
          return label();
        },
        act,
      },
    };
    this.list = [...this.list, toast];
    return this.#lastId;
  }

  remove(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Nobody takes back what somebody else has done. */
  withdrawOffers(): void {
    this.list = this.list.filter((toast) => !toast.undo);
  }
}
