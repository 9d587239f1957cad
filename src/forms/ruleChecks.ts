import { checkField, checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { judgeRows } from "#compile/forms/judgeRows.ts";
import type { FormChecks } from "./FormChecks.ts";

/** The checks of forms whose fields have rules: the very functions that the platform runs. */
export const ruleChecks: FormChecks = {
  checkField,
  checkForm,
  cleanValues,
  judgeRows: (field, rows, isShown) => {
    if (!field.judge) return {};
    const clean = cleanValues({ fields: [field] }, { [field.name]: rows }, isShown)[field.name];
    return judgeRows(field, Array.isArray(clean) ? clean : []);
  },
};
