import { makeAutoObservable, observableRef } from "mobx";
import type { Outcome } from "#engine/index.ts";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import { FoldStore } from "./FoldStore.ts";
import { ThemeStore, type ThemeName } from "./ThemeStore.ts";

/** A dialog that is open: the layout `dialog/<name>` and what it was opened with. */
export interface OpenDialog {
  name: string;
  args: Record<string, unknown>;
}

/** An overlay centre and the page shown in it. */
export interface OpenCentre {
  centre: "personal" | "agent";
  /** Null for the centre's first page. */
  page: string | null;
}

/** A short message that goes away by itself. */
export interface Toast {
  id: number;
  tone: "neutral" | "positive" | "negative" | "warning";
  text: string;
  /** Takes back what the message tells of; it is offered beside it. */
  undo?: () => Promise<Outcome>;
}

/** A question that must be answered before something is done. Texts are ready to be shown. */
export interface Question {
  title: string;
  body: string;
  submit: string;
  /** Null where there is nothing to choose: the question is a statement to be taken note of. */
  cancel: string | null;
  danger: boolean;
  /**
   * Which of the two is what most people are to press, and looks so; the submit unless it says otherwise. The other one is
   * quiet: a way out must not look like the way on.
   */
  leads?: "submit" | "cancel";
}

/** A question and the one who waits for its answer. */
export interface AskedQuestion extends Question {
  answer(confirmed: boolean): void;
}

/** How long a toast stays, in milliseconds. */
export const toastMs = 6000;

/** How long one stays that offers to take something back, in milliseconds. */
export const offerMs = 15_000;

/** What is open on the screen. Nothing here survives a reload but the theme and what was folded. */
export class UiStore {
  readonly theme: ThemeStore;
  readonly folds: FoldStore;
  dialogs: OpenDialog[] = [];
  centre: OpenCentre | null = null;
  toasts: Toast[] = [];
  question: AskedQuestion | null = null;
  online = true;
  menuOpen = false;
  /** The page is shown as it was drawn ahead, for whoever comes: nothing of this visitor may change it yet. */
  isAsDrawn = false;
  /** How many calls are on their way. */
  activity = 0;
  /** How many things are under way that cover the page. */
  covers = 0;
  #toastId = 0;

  /** `firstTheme` is the brand's, for visitors who have not chosen. */
  constructor(storage: KeyValueStorage, firstTheme: ThemeName = "dark") {
    this.theme = new ThemeStore(storage, firstTheme);
    this.folds = new FoldStore(storage);
    makeAutoObservable(
      this,
      { theme: false, folds: false, dialogs: observableRef, question: observableRef },
      { autoBind: true },
    );
  }

  /** The dialog on top, or nothing. */
  get dialog(): OpenDialog | null {
    return this.dialogs.at(-1) ?? null;
  }

  get isCovered(): boolean {
    return this.covers > 0;
  }

  /** Takes the theme that the page was drawn in, and leaves the page as it was drawn. */
  drawIn(theme: ThemeName): void {
    this.theme.show(theme);
    this.isAsDrawn = true;
  }

  /** From now on the page is this visitor's. */
  takeOver(): void {
    this.isAsDrawn = false;
  }

  /** Opens a dialog on top; one of that name that is open already comes to the top with the new arguments. */
  openDialog(name: string, args: Record<string, unknown> = {}): void {
    this.dialogs = [...this.dialogs.filter((dialog) => dialog.name !== name), { name, args }];
  }

  /** Closes the dialog of that name, or the one on top. */
  closeDialog(name?: string): void {
    this.dialogs =
      name === undefined ? this.dialogs.slice(0, -1) : this.dialogs.filter((dialog) => dialog.name !== name);
  }

  closeAllDialogs(): void {
    this.dialogs = [];
  }

  openCentre(centre: OpenCentre["centre"], page: string | null = null): void {
    this.centre = { centre, page };
  }

  closeCentre(): void {
    this.centre = null;
  }

  setOnline(online: boolean): void {
    this.online = online;
  }

  setMenuOpen(open: boolean): void {
    this.menuOpen = open;
  }

  /** A call began (1) or is over (-1). */
  changeActivity(change: 1 | -1): void {
    this.activity = Math.max(0, this.activity + change);
  }

  /** Covers the page until the returned function is called. */
  cover(): () => void {
    this.covers += 1;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      this.uncover();
    };
  }

  uncover(): void {
    this.covers = Math.max(0, this.covers - 1);
  }

  /**
   * Shows a message and returns its id. The same text twice at once is one toast: a storm of failures is one message. What can be
   * taken back has a message of its own.
   */
  addToast(text: string, tone: Toast["tone"] = "neutral", undo?: Toast["undo"]): number {
    const same = this.toasts.find((toast) => toast.text === text && toast.tone === tone);
    if (same && !undo && !same.undo) return same.id;
    this.#toastId += 1;
    this.toasts.push({ id: this.#toastId, tone, text, ...(undo && { undo }) });
    return this.#toastId;
  }

  removeToast(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Nobody takes back what somebody else has done. */
  withdrawOffers(): void {
    this.toasts = this.toasts.filter((toast) => !toast.undo);
  }

  /** Asks and waits for the answer. A question that is still open is answered with no: only one can be asked. */
  ask(question: Question): Promise<boolean> {
    this.question?.answer(false);
    return new Promise((resolve) => this.setQuestion({ ...question, answer: (yes) => this.answered(resolve, yes) }));
  }

  setQuestion(question: AskedQuestion | null): void {
    this.question = question;
  }

  answered(resolve: (yes: boolean) => void, yes: boolean): void {
    this.question = null;
    resolve(yes);
  }
}
