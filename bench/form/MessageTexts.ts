/** The error texts of one field, ready to be shown; the same words in every candidate. */
export interface MessageTexts {
  /** Nothing was entered. */
  required: string;
  /** The length or the pattern does not fit. */
  pattern: string;
  /** The value is not the one it repeats. */
  mismatch: string;
}
