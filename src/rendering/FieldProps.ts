import type { ValueFormat } from "./ValueFormat.ts";
import type { CaptchaState } from "./ports/CaptchaPort.ts";
import type { ReactNode } from "react";

/** One choice of a select. */
export interface FieldChoice {
  value: string | number | boolean;
  label: string;
  /** A second line; empty where there is none. */
  note?: string;
}

/** Everything a field renderer gets: finished, and the same in both lanes of forms. It looks nothing up. */
export interface FieldProps {
  /** Id of the control; label, help and error derive theirs from it. */
  id: string;
  name: string;
  label: string;
  /** Empty where there is none. */
  placeholder: string;
  /** Lines of text; empty where there is none. */
  help: string;
  /** What the model holds; undefined and null are empty. */
  value: unknown;
  /** The message shown below the label; null where the value is accepted or not judged yet. */
  error: string | null;
  /** It must be filled in: its label carries a star. */
  isRequired: boolean;
  isReadOnly: boolean;
  isDisabled: boolean;
  /** Ids of the help and the error that exist now; undefined where there are none. */
  describedBy: string | undefined;
  autoComplete?: string;
  inputMode?: "text" | "numeric" | "tel" | "email" | "decimal" | "search" | "none";
  /** Most characters the rule allows; 0 is no limit. */
  maxLength: number;
  /** Limits and kinds of files, steps of numbers: what a widget knows beyond the common props. */
  settings: Readonly<Record<string, unknown>>;
  options: readonly FieldChoice[];
  onChange(value: unknown): void;
  onBlur(): void;
  /** The button beside a code field. */
  send?: CodeSender;
  /** The picture or question of a captcha. */
  image?: CaptchaControl;
  /** Countries of a dialling code, likely ones first, then by name; empty while they are loading. */
  countries?: readonly ShownCountry[];
  /** Rows of fields, and what adds and takes them away. */
  rows?: RowsControl;
  /** Files of the field, and what sends them. */
  upload?: UploadControl;
  /** The country of a phone number, where the form has a field for it: this field draws it too. */
  country?: PhoneCountry;
  /** The field's own fixed texts (`fieldUi.showPassword`), in the player's language. */
  translate(key: string, values?: Record<string, unknown>): string;
  /** Writes a value (a day) the way the player's language does. */
  format(value: unknown, format?: ValueFormat, currency?: string): string;
}

/** A captcha in a field's hands. */
export interface CaptchaControl extends CaptchaState {
  /** Asks for another one, at most once a second. */
  refresh(): void;
  /** Changes between the picture and the work of the device. */
  switchMode(): void;
}

/** The button beside a code field: it sends the code, then counts down until it may be sent again. */
export interface CodeSender {
  label: string;
  /** Seconds until it may be pressed again; null while it may. */
  countdown: number | null;
  isBusy: boolean;
  onSend(): void;
}

/** The country of a phone number: a field of the form of its own that is drawn inside of the number's. */
export interface PhoneCountry {
  /** Id of its control. */
  id: string;
  name: string;
  label: string;
  /** The dialling code, as digits without the plus sign; undefined and empty are none. */
  value: unknown;
  /** The message shown below the label; null where the country is accepted or not judged yet. */
  error: string | null;
  isRequired: boolean;
  onChange(dialingCode: string): void;
  onBlur(): void;
  /** The code of the country that a whole number (`+14165550100`) is of; undefined where nobody knows. */
  countryOf(number: string): Promise<string | undefined>;
}

/** Rows that a field draws: each finished, with what adds one and what takes one away. */
export interface RowsControl {
  rows: readonly { key: string; title: string; fields: ReactNode; firstId: string | undefined }[];
  addLabel: string;
  /** Undefined while there are as many as there may be. */
  onAdd: (() => void) | undefined;
  /** Undefined while there are as few as there may be. */
  onRemove: ((key: string) => void) | undefined;
  /** Moves a row by so many places; undefined where they stay in the order they were added. */
  onMove?: ((key: string, by: number) => void) | undefined;
}

/** A country as a field shows it. */
export interface ShownCountry {
  /** ISO 3166 code: `KH`. */
  code: string;
  /** Digits without the plus sign. */
  dialingCode: string;
  /** Its name in the user's language. */
  name: string;
  /** What it is called in English, which many search by whatever language they read. */
  englishName?: string;
  /** Players of this site are likely from there: it stands before the others. */
  isLikely?: boolean;
}

/** A file of a field, as it is drawn. */
export interface UploadedFile {
  id: string;
  name: string;
  file: File;
  state: "waiting" | "sending" | "there" | "failed" | "refused";
  /** How much of it is there: 0 to 1. */
  share: number;
  /** Its size, in words. */
  size: string;
  /** Why it could not be sent, or was not taken with the form; empty where nobody says. */
  message: string;
}

/** The files of a field, and what is done with them. */
export interface UploadControl {
  files: readonly UploadedFile[];
  /** Media types that can be chosen. */
  types: readonly string[];
  most: number;
  /** What can be chosen, in words. */
  limits: string;
  /** Why something that was chosen was not taken; empty where all was. */
  refusal: string;
  onAdd(files: readonly File[]): void;
  onRemove(id: string): void;
  onRetry(id: string): void;
}
