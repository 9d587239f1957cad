import type { FormDescriptor, FormField, RowPlace } from "#contracts/entities.ts";
import type { FieldError } from "./FieldError.ts";
import type { FieldModel } from "./FieldModel.ts";
import type { FormChecks } from "./FormChecks.ts";

/** What a form is made of. */
export interface FormModelOptions {
  descriptor: FormDescriptor;
  checks: FormChecks;
  /** Is the field there, of a row where it is in one? Observed. Fields without a condition always are. */
  isShown?: (field: FormField, form: { field(name: string): FieldModel }, row?: RowPlace) => boolean;
  /** The fields of a row with what their rules read of it and of the others. Observed. The rules as written, where left out. */
  inRow?: (fields: readonly FormField[], row: RowPlace) => readonly FormField[];
  /** Judges one field instead of the checks: for forms whose fields have no rules of their own. */
  judge?: (field: FormField) => FieldError | null;
  /** Told whenever the user changed a field. */
  onChange?: (field: FieldModel) => void;
  /** Checks what is typed at every key, and not only once a submit was refused. */
  checksTyping?: boolean;
  /** Values to begin with, and to go back to. */
  initial?: Readonly<Record<string, unknown>>;
  /** What was typed before and not sent. */
  draft?: Readonly<Record<string, unknown>>;
}
