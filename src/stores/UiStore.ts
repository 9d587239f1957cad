import { makeAutoObservable, observableRef } from "mobx";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import { FoldStore } from "./FoldStore.ts";
import { Questions } from "./Questions.ts";
import { ThemeStore, type ThemeName } from "./ThemeStore.ts";
import { Toasts } from "./Toasts.ts";

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

/** What takes less time, in milliseconds, needs no sign that it is under way. */
const glanceMs = 400;

/** What is open on the screen. Nothing here survives a reload but the theme and what was folded. */
export class UiStore {
  readonly theme: ThemeStore;
  readonly folds: FoldStore;
  readonly toasts = new Toasts();
  readonly questions = new Questions();
  dialogs: OpenDialog[] = [];
  centre: OpenCentre | null = null;
  online = true;
  /** The platform serves newer clients only: the page must be loaded again. */
  isOutdated = false;
  menuOpen = false;
  /** Whether the device could keep the site as an app: the browser offers it, or the visitor does it by hand. */
  install: "offered" | "byHand" | null = null;
  /** The page is shown as it was drawn ahead, for whoever comes: nothing of this visitor may change it yet. */
  isAsDrawn = false;
  /** How many calls are on their way. */
  activity = 0;
  /** Calls have been on their way for so long that the page says so. */
  isActive = false;
  #untilActive: ReturnType<typeof setTimeout> | undefined;
  /** How many things are under way that cover the page. */
  covers = 0;
  #isBeside: (name: string) => boolean = () => false;

  /** Where the site stands, as in `https://play.example`; empty where nothing has an address. */
  readonly origin: string;

  /** `firstTheme` is the brand's, for visitors who have not chosen. */
  constructor(storage: KeyValueStorage, firstTheme: ThemeName = "dark", origin = "") {
    this.origin = origin;
    this.theme = new ThemeStore(storage, firstTheme);
    this.folds = new FoldStore(storage);
    const parts = { origin: false, theme: false, folds: false, toasts: false, questions: false } as const;
    makeAutoObservable(this, { ...parts, dialogs: observableRef }, { autoBind: true });
  }

  /** The dialogs over the page, without those that stand beside it. */
  get overPage(): readonly OpenDialog[] {
    return this.dialogs.filter(({ name }) => !this.#isBeside(name));
  }

  /** The dialog on top of the page, or nothing. */
  get dialog(): OpenDialog | null {
    return this.overPage.at(-1) ?? null;
  }

  get isCovered(): boolean {
    return this.covers > 0;
  }

  /** Takes the rule by which a dialog stands beside the page on this screen: the page can be used, and left, while it is open. */
  tellBeside(rule: (name: string) => boolean): void {
    this.#isBeside = rule;
  }

  /** The platform has said that this client is too old for it. */
  outdate(): void {
    this.isOutdated = true;
  }

  setInstall(install: UiStore["install"]): void {
    this.install = install;
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
    const closed = name ?? this.dialog?.name;
    // Another list, even an empty one, is drawn anew by whoever shows them.
    if (this.dialogs.length > 0) this.dialogs = this.dialogs.filter((dialog) => dialog.name !== closed);
  }

  /** Closes what stands over the page. */
  closeAllDialogs(): void {
    // Another list, even an empty one, is drawn anew by whoever shows them.
    if (this.dialogs.length > 0) this.dialogs = this.dialogs.filter(({ name }) => this.#isBeside(name));
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

  /**
   * A call began (1) or is over (-1). The page says that something is under way only of what takes longer than a glance: to draw that for
   * a quick call would take its time.
   */
  changeActivity(change: 1 | -1): void {
    const had = this.activity;
    this.activity = Math.max(0, had + change);
    if (this.activity === 0) {
      clearTimeout(this.#untilActive);
      this.isActive = false;
    } else if (had === 0) this.#untilActive = setTimeout(this.showActivity, glanceMs);
  }

  showActivity(): void {
    this.isActive = true;
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
}
