/** A language to choose. */
export interface LanguageChoice {
  /** Its code of the 32: `KM`. */
  code: string;
  /** Its name in itself. */
  name: string;
  /** Its BCP 47 tag. */
  tag: string;
}

/** What the user has set for the screen. Reads are observed; changes go through actions. */
export interface UiPort {
  readonly theme: "dark" | "light";
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly languages: readonly LanguageChoice[];
  readonly isOnline: boolean;
}
