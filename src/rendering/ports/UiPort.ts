/** A language to choose. */
export interface LanguageChoice {
  /** Its code of the 32: `KM`. */
  code: string;
  /** Its name in itself. */
  name: string;
  /** Its BCP 47 tag. */
  tag: string;
}

/** What the user has set for the screen. Reads are observed; changes go through actions, but for what is folded. */
export interface UiPort {
  readonly theme: "dark" | "light";
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly languages: readonly LanguageChoice[];
  readonly isOnline: boolean;
  /**
   * Whether the user folded a part of the page away (true) or out (false) in this browser, by the part's name; null for
   * neither. Not for a first drawing: a server cannot know it.
   */
  isFolded(name: string): boolean | null;
  /** Folds a part of the page away or out, and remembers it. */
  fold(name: string, folded: boolean): void;
}
