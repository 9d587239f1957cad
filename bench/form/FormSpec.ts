/** One choice of a select: what is sent and what is read; a plain string is both. */
export type SpecOption = string | { value: string; label: string };

/** One field of a form to be measured, in words that no candidate owns. */
export interface SpecField {
  name: string;
  label: string;
  type: "text" | "password" | "select";
  required: boolean;
  /** Unicode code points; 0 is no lower limit. */
  minLength: number;
  /** Unicode code points; 0 is no upper limit. */
  maxLength: number;
  /** Regular expression for the whole value; absent, empty or `*` is any. */
  pattern?: string | null;
  /** Name of the field whose value this one repeats. */
  equals?: string;
  options?: SpecOption[];
}

/** A form to be measured: its fields in order, and what they hold when it opens. */
export interface FormSpec {
  fields: SpecField[];
  data: Record<string, unknown>;
}
