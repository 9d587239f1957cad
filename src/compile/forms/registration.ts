import type { Diagnostic } from "#contracts/api.ts";
import type { FieldRule, FormField } from "#contracts/entities.ts";
import { longestValue } from "../patterns/longestValue.ts";
import { compileRule } from "./compileRule.ts";
import { fieldRule } from "./fieldRule.ts";
import type { FormResult } from "./FormResult.ts";
import { toPointer } from "#json/pointer.ts";
import { registrationField } from "./registrationField.ts";
import type { RegistrationInput } from "./RegistrationInput.ts";
import { registrationFields } from "./registrationFields.ts";
import { planRegistration } from "./planRegistration.ts";
import { withoutUnjudged } from "./withoutUnjudged.ts";
import { withSchema, type SchemalessForm } from "./withSchema.ts";

/**
 * Turns registration rules into the form a visitor fills in, or refuses them with the pointer of each error (access
 * specification, sections 2, 3 and 5). The account name (the number and its code on the mobile tab) and the password
 * with its confirmation are always asked for; everything else is there where its rule is enabled. The form's id is
 * `registration.<tab>`, its values are named like the members of the registration call.
 */
export function compileRegistration(input: RegistrationInput): FormResult {
  const { flags, tab } = input;
  if (!flags.has("DIRECTREG3")) return refused([{ at: "", reason: "registration is off (DIRECTREG3)" }], "flags");
  if (tab === "mobile" && !flags.has("MOBILEREG3")) {
    return refused([{ at: "", reason: "mobile registration is off (MOBILEREG3)" }], "flags");
  }
  const plan = planRegistration(input);
  if ("errors" in plan) return refused(plan.errors);
  const errors: { at: string; reason: string }[] = [];
  const fields: FormField[] = [];
  let mobileRule: FieldRule | undefined;
  for (const planned of plan.fields) {
    const { name } = planned;
    const result = compileRule(planned.rule);
    if ("errors" in result) {
      for (const { at, reason } of result.errors) errors.push({ at: toPointer("register", name) + at, reason });
      continue;
    }
    const rule = name === "ageConfirmed" ? ticked : repeated(name, result.rule);
    if (name === "mobileNum") mobileRule = rule;
    fields.push(registrationField(planned, rule));
    if (name === "password") fields.push(confirmation(planned.confirmation, result.rule));
  }
  errors.push(...equalityErrors(fields));
  const country = fields.some(({ name }) => name === "countryDialingCode") ? { country: "countryDialingCode" } : {};
  if (errors.length > 0) return refused(errors);
  const form: SchemalessForm = {
    id: `registration.${tab}`,
    fields: fields.map((field) =>
      field.widget === "phone" ? { ...field, ...country } : withSpecialRule(field, mobileRule, input),
    ),
    unjudged: [],
  };
  const judged = input.isJudgedSafe ? withoutUnjudged(form, input.isJudgedSafe) : form;
  return { ok: true, form: withSchema(judged) };
}

/** Nobody could fill in a form where a field must repeat one that is not there. */
function equalityErrors(fields: readonly FormField[]): { at: string; reason: string }[] {
  const names = new Set(fields.map(({ name }) => name));
  return fields
    .filter(({ name, rule }) => rule.equals !== null && (rule.equals === name || !names.has(rule.equals)))
    .map(({ name, rule }) => ({
      at: toPointer("register", name, "equals"),
      reason: `the form has no other field ${rule.equals}`,
    }));
}

/**
 * A field that repeats another accepts what that one accepts, and has no limits of its own: two that differ could never
 * be kept together. Fields of the specification repeat nothing; the confirmation of the password is made here.
 */
function repeated(name: string, rule: FieldRule): FieldRule {
  if (rule.equals === null) return rule;
  if (Object.hasOwn(registrationFields, name)) return { ...rule, equals: null };
  return fieldRule({ required: rule.required, maxLength: longestValue, equals: rule.equals });
}

/** What must be ticked. */
const ticked = fieldRule({ type: "boolean", required: true });

function confirmation(rule: unknown, password: FieldRule): FormField {
  const own = fieldRule({ required: true, maxLength: password.maxLength, equals: "password" });
  return registrationField({ name: "confirmPassword", rule }, own);
}

function withSpecialRule(field: FormField, mobile: FieldRule | undefined, input: RegistrationInput): FormField {
  if (field.name === "verificationCode" && mobile) {
    // The rule of the code is the specification's: the number's pattern, 0 to 255 characters.
    const rule = { ...mobile, required: true, minLength: 0, maxLength: 255 };
    const params = { mobileNo: { bind: "/form/mobileNum" }, countryDialingCode: { bind: "/form/countryDialingCode" } };
    return { ...field, rule, send: { do: "call", call: "sendRegisterCode", params }, sendNeeds: "mobileNum" };
  }
  if (field.name === "referralCode" && input.address?.referralCode) {
    return { ...field, default: input.address.referralCode };
  }
  return field;
}

function refused(errors: { at: string; reason: string }[], document = "rules"): FormResult {
  const problems: Diagnostic[] = errors.map(({ at, reason }) => ({ document, pointer: at, reason }));
  return { ok: false, problems };
}
