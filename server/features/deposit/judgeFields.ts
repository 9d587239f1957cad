import { checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { shownAmong } from "#engine/sentCondition.ts";
import { sentFields } from "#engine/sentFields.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { feeOf } from "#server/features/ledger/feeOf.ts";
import type { ChannelLimits } from "./StoredChannel.ts";

/** What was filled in and accepted. */
export interface JudgedForm {
  form: FormDescriptor;
  /** Without what nobody asked for. */
  values: Record<string, unknown>;
}

/** Judges what was filled in by the very functions of the site; throws `form_invalid` with each fault by its field. */
export function judgeFields(
  fields: readonly Record<string, unknown>[],
  given: Readonly<Record<string, unknown>>,
): JudgedForm {
  const form = compileFields("deposit", sentFields(fields) ?? [], { rules: {} });
  const errors = Object.entries(checkForm(form, given, shownAmong(given)));
  if (errors.length > 0)
    throw invalidForm(Object.fromEntries(errors.map(([name, { key, min, max }]) => [name, { key, min, max }])));
  return { form, values: cleanValues(form, given, shownAmong(given)) };
}

/** Refuses an amount, in minor units, that a channel does not take, or of which its fee would leave nothing. */
export function judgeAmount(amount: number, limits: ChannelLimits): void {
  const isInside = Number.isSafeInteger(amount) && amount >= limits.min && amount <= limits.max;
  if (!isInside || amount - feeOf(amount, limits) <= 0) throw invalidForm({ amount: { key: "error.deposit_amount" } });
}
