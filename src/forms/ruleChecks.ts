import { checkField, checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import type { FormChecks } from "./FormChecks.ts";

/** The checks of forms whose fields have rules: the very functions that the platform runs. */
export const ruleChecks: FormChecks = { checkField, checkForm, cleanValues };
