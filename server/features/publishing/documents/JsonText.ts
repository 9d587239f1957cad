/** A fault in a text that should be JSON. Lines and columns count from 1. */
export interface JsonFault {
  pointer: string;
  line: number;
  column: number;
  reason: string;
}

/** A document read from a text: its value, what is wrong with the text, and where everything stands. */
export interface JsonText {
  /** Undefined where the text is not JSON. */
  value: unknown;
  faults: JsonFault[];
  /** The line of a JSON pointer, of its nearest ancestor that exists where it does not. Counts from 1. */
  lineOf(pointer: string): number;
}
