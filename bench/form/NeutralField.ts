import type { MessageTexts } from "./MessageTexts.ts";

/** A field with nothing left open, as the candidates other than the engine take it. */
export interface NeutralField {
  name: string;
  label: string;
  /** Told below the control, before anybody gets it wrong; empty for nothing. */
  help: string;
  /** An example in the empty control; empty for nothing. */
  placeholder: string;
  type: "text" | "password" | "select";
  required: boolean;
  minLength: number;
  maxLength: number;
  /** `null` is any. */
  pattern: string | null;
  equals: string | null;
  options: { value: string; label: string }[];
  messages: MessageTexts;
}
