import type { CodeSender } from "./CodeSender.ts";
import type { PhoneCountry } from "./PhoneCountry.ts";
import type { ShownCountry } from "./ShownCountry.ts";
import type { CaptchaControl } from "./CaptchaControl.ts";
import type { RowsControl } from "./RowsControl.ts";
import type { UploadControl } from "./UploadControl.ts";
import type { ValueFormat } from "./ValueFormat.ts";

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
