import type { CheckError, FieldRule, FormDescriptor, FormField, RowPlace } from "#contracts/entities.ts";
import type { FieldError } from "./FieldError.ts";

/** What was filled in, by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The checks a form runs: those of src/compile, which the platform runs too. */
export interface FormChecks {
  /** Checks one clean value; null is accepted. `values` are the form's, for rules that compare fields. */
  checkField(rule: FieldRule, value: unknown, values: FormValues): CheckError | null;
  /** The errors of all fields that are shown; the values need not be clean. */
  checkForm(
    form: FormDescriptor,
    values: FormValues,
    isShown: (field: FormField, row?: RowPlace) => boolean,
    inRow?: (fields: readonly FormField[], row: RowPlace) => readonly FormField[],
  ): Record<string, FieldError>;
  /** What looks at all rows of a field at once finds, by the pointer of a cell from the list; the rows need not be clean. */
  judgeRows?(
    field: FormField,
    rows: readonly FormValues[],
    isShown: (field: FormField, row?: RowPlace) => boolean,
  ): Record<string, FieldError>;
  /** The values as they are sent: trimmed, empty ones left out, hidden ones left out unless they are kept. */
  cleanValues(
    form: FormDescriptor,
    values: FormValues,
    isShown: (field: FormField, row?: RowPlace) => boolean,
  ): Record<string, unknown>;
}
