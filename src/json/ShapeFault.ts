/** Something in a value that its schema does not allow. */
export interface ShapeFault {
  /** JSON pointer from the checked value. */
  pointer: string;
  /** The word of JSON Schema that is not kept, where it is one: `required`, `minLength`. */
  rule?: string;
  /** The limit that is not kept, where the rule has one. */
  limit?: number;
  /** Name of the property that is missing below the pointer, where one is. */
  missing?: string;
  /** A sentence without its end. */
  reason: string;
  /** What was written, where it is a word that could have been another. */
  written?: string;
  /** The words that would have been right. */
  choices?: readonly string[];
}
