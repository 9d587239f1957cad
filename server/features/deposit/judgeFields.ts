import { checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { sentFields, shownAmong } from "#engine/index.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";

/** What was filled in and accepted. */
export interface JudgedForm {
  form: FormDescriptor;
  /** Without what nobody asked for. */
  values: Record<string, unknown>;
}

/**
 * Judges what was filled in by the very functions of the site; throws `form_invalid` with each fault by its field. `limits` add the
 * amount, in minor units.
 */
export function judgeFields(
  fields: readonly Record<string, unknown>[],
  given: Readonly<Record<string, unknown>>,
  limits?: { min: number; max: number },
): JudgedForm {
  const amount = limits && ({ name: "amount", widget: "money", label: "amount", required: true, rule: limits } as const);
  const asked = sentFields(fields) ?? [];
  const form = compileFields("deposit", amount ? [amount, ...asked] : asked, { rules: {} });
  const errors = Object.entries(checkForm(form, given, shownAmong(given)));
  if (errors.length > 0)
    throw invalidForm(Object.fromEntries(errors.map(([name, error]) => [name, wordsOf(name, error)])));
  return { form, values: cleanValues(form, given, shownAmong(given)) };
}

/** Limits of amounts are said by the page, in money; what is none of ours is said in general. */
function wordsOf(name: string, { key, min, max }: { key: string; min: number; max: number }) {
  if (name === "amount") return { key: key === "form.required" ? key : "error.deposit_amount" };
  return { key, min, max };
}
