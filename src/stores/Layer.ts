/** Something that stands over the page and over whatever was opened before it: a dialog, a question. */
export interface Layer {
  /** Names it among those that are open. */
  readonly id: string;
  /** Takes its own way out, as Escape does. It may stay open, and it may take a while to close. */
  dismiss(): void;
}
