import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Format } from "#engine/index.ts";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import { storageKeys } from "./storageKeys.ts";

/** Everything written in one language; another language is another object. */
export interface LanguageTexts {
  language: string;
  /** BCP 47 tag. */
  tag: string;
  direction: "ltr" | "rtl";
  translate(key: string, values?: Record<string, unknown>): string;
  has(key: string): boolean;
  /** `now` is the time that a `relative` value is told from, in milliseconds since 1970. */
  format(value: unknown, format: Format | "moneyScale", currency?: string, now?: number): string;
}

/** What texts are made from beside the bundled ones. */
export interface TextContext {
  /** The brand's own texts by language. */
  overrides: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** ISO 4217 code that money is written in. */
  currency: string;
}

/** The texts that one page reads, by language. */
export interface CarriedTexts {
  /** The language that most of the page is written in. */
  shown: string;
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Keys that were looked for and that have none. */
  none: readonly string[];
}

/** Where texts come from. Rejects when a language cannot be loaded. */
export interface TextPort<T extends LanguageTexts = LanguageTexts> {
  load(language: T["language"], overrides: TextContext["overrides"], currency: string): Promise<T>;
  /** Texts of one page alone; `onAbsent` is told where another is asked for, which is written as nothing until it is there. Left out: a page has all texts. */
  open?(language: T["language"], page: CarriedTexts, currency: string, onAbsent: () => void): Promise<T>;
}

/** The language on the screen. */
export type TextState =
  | { status: "loading"; language: string }
  | { status: "ready" }
  /** The wished language could not be loaded; the one before stays. */
  | { status: "failed"; language: string };

const nothing: LanguageTexts = {
  language: "KM",
  tag: "km",
  direction: "ltr",
  translate: (key) => key,
  has: () => false,
  format: (value) => String(value ?? ""),
};

/** The texts on the screen. They change all at once: language and the brand's own texts together. */
export class TextStore {
  texts: LanguageTexts = nothing;
  state: TextState = { status: "loading", language: "" };
  /** What the visitor chose, now or on an earlier visit; null for nothing. */
  chosen: string | null;
  /** Codes of the languages to choose from. */
  offered: readonly string[] = [];
  /** Whether the language on the screen is a guess: nothing is shown yet, or nothing that the platform has named. */
  isProvisional = true;
  readonly #port: TextPort;
  readonly #storage: KeyValueStorage;
  #context: TextContext = { overrides: {}, currency: "USD" };
  /** Turns of configurations: the last one that was prepared, and the one whose texts are there. */
  #prepared = 0;
  #adopted = 0;
  /** Turns of wishes for a language: the last one, and the one that is shown. */
  #wished = 0;
  #shown = 0;

  constructor(port: TextPort, storage: KeyValueStorage) {
    this.#port = port;
    this.#storage = storage;
    this.chosen = this.storedLanguage;
    makeAutoObservable(this, { texts: observableRef, offered: observableRef }, { autoBind: true });
  }

  get language(): string {
    return this.texts.language;
  }

  /** What the visitor chose on an earlier visit. */
  get storedLanguage(): string | null {
    return this.#storage.get(storageKeys.language) ?? this.#storage.get(storageKeys.languageToo);
  }

  /** `isProvisional` says that the platform had no part in what is shown. */
  setOffered(languages: readonly string[], isProvisional = false): void {
    this.offered = languages;
    this.isProvisional = isProvisional;
  }

  /**
   * Loads what is needed to show a language with the brand's own texts, and gives back what shows it, so that a
   * configuration and its texts can change in one go. Rejects when the language cannot be loaded. The last one prepared wins.
   */
  async prepare(language: string, context: TextContext): Promise<() => void> {
    this.#prepared += 1;
    const turn = this.#prepared;
    const texts = await this.#port.load(language, context.overrides, context.currency);
    return () => {
      // What was prepared before and comes later is old.
      if (turn < this.#adopted) return;
      this.#adopted = turn;
      this.replace(texts, context);
    };
  }

  /** As `prepare`, with nothing but the texts that a page carries: `onAbsent` is told when more are needed. */
  async prepareCarried(
    language: string,
    page: CarriedTexts,
    context: TextContext,
    onAbsent: () => void,
  ): Promise<() => void> {
    const { overrides, currency } = context;
    const texts = await (this.#port.open?.(language, page, currency, onAbsent) ??
      this.#port.load(language, overrides, currency));
    return () => this.replace(texts, context);
  }

  /** Takes over texts that were loaded. */
  replace(texts: LanguageTexts, context: TextContext): void {
    this.#context = context;
    this.texts = texts;
    this.state = { status: "ready" };
  }

  /** Shows a language; one that cannot be loaded leaves the one before. The last wish wins. */
  async show(language: string, context: TextContext = this.#context): Promise<boolean> {
    this.#wished += 1;
    const wish = this.#wished;
    runInAction(() => (this.state = { status: "loading", language }));
    try {
      await this.#display(language, context, wish);
      return true;
    } catch {
      runInAction(() => (this.state = { status: "failed", language }));
      return false;
    }
  }

  /** Shows a language because the visitor chose it, and remembers the choice. */
  async choose(language: string): Promise<boolean> {
    const isShown = await this.show(language);
    if (isShown && this.language === language) {
      this.#storage.set(storageKeys.language, language);
      this.#storage.set(storageKeys.languageToo, language);
      runInAction(() => (this.chosen = language));
    }
    return isShown;
  }

  async #display(language: string, context: TextContext, wish: number): Promise<void> {
    const before = this.#context;
    const texts = await this.#port.load(language, context.overrides, context.currency);
    if (wish < this.#shown) return;
    // A configuration came meanwhile: the wish is for its texts.
    if (this.#context !== before) return this.#display(language, this.#context, wish);
    this.#shown = wish;
    this.replace(texts, context);
  }
}
