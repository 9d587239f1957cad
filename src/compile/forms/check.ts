import type { CheckError, FieldRule, FormDescriptor, FormField, RowPlace } from "#contracts/entities.ts";
import { filesError, filesKey } from "./filesRule.ts";
import { isNumeric, numberError, numberKey } from "./numberError.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { judgeRows } from "./judgeRows.ts";
import { rowsError, rowsKey } from "./rowsRule.ts";
import { cleanValues, isEmpty, type IsShown } from "./cleanValues.ts";
import { valueError } from "./valueError.ts";

/**
 * Checks one value against its whole rule, with the validator that was built from the schema ahead of time. `values`
 * are the other values of the form, for equality. Lengths are checked before the pattern runs. Values must be clean
 * (see `cleanValues`).
 */
export function checkField(
  rule: FieldRule,
  value: unknown,
  values: Readonly<Record<string, unknown>>,
): CheckError | null {
  const { minLength: min, maxLength: max } = rule;
  const isMissing = isEmpty(value) || (rule.type === "boolean" && value === false);
  if (isMissing) return rule.required ? { reason: "required", key: "form.required", min, max } : null;
  const reason = ownError(rule, value) ?? valueError(rule, value, values);
  return reason === null ? null : { reason, key: errorKey(reason, rule), min, max };
}

/**
 * Checks what was filled in, the same in the browser and on the platform: the error of each field that is shown and
 * not accepted, by its name; of a field in a row by its pointer (`/tiers/0/rate`). The values need not be clean. `inRow`
 * gives the fields of a row with what their rules read of it.
 */
export function checkForm(
  form: Pick<FormDescriptor, "fields">,
  values: Readonly<Record<string, unknown>>,
  isShown: IsShown = () => true,
  inRow: (fields: readonly FormField[], row: RowPlace) => readonly FormField[] = (fields) => fields,
): Record<string, CheckError> {
  const clean = cleanValues(form, values, isShown);
  const errors: Record<string, CheckError> = {};
  for (const field of form.fields) {
    if (!isShown(field)) continue;
    const value = Object.hasOwn(clean, field.name) ? clean[field.name] : undefined;
    const error = checkField(field.rule, value, clean);
    if (error) errors[field.name] = error;
    if (!field.fields || !Array.isArray(value)) continue;
    const rows = value.filter(isRecord);
    for (const [index, row] of rows.entries()) {
      const place = { rows, index };
      const fields = [...inRow(field.fields, place)];
      const found = checkForm({ fields }, row, (own) => isShown(own, place));
      for (const [own, fault] of Object.entries(found)) errors[toPointer(field.name, index, own)] = fault;
    }
    for (const [at, fault] of Object.entries(judgeRows(field, rows))) errors[toPointer(field.name) + at] ??= fault;
  }
  return errors;
}

function ownError(rule: FieldRule, value: unknown): CheckError["reason"] | null {
  if (rule.type === "rows") return rowsError(rule, value);
  if (rule.type === "files") return filesError(rule, value);
  return isNumeric(rule) ? numberError(rule, value) : null;
}

function errorKey(reason: CheckError["reason"], rule: FieldRule): string {
  if (reason === "mismatch") return "form.mismatch";
  if (reason === "option") return "form.option";
  if (rule.type === "rows") return rowsKey(reason);
  if (rule.type === "files") return filesKey(reason);
  if (isNumeric(rule)) return numberKey(reason, rule);
  return `reg_pattern_${rule.patternId}`;
}
