import type { MessageTexts } from "./MessageTexts.ts";

/** A field with nothing left open, as the candidates other than the engine take it. */
export interface NeutralField {
  name: string;
  label: string;
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
