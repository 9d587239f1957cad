import { checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { compileFlags } from "#compile/flags.ts";
import { mendRules, usual } from "#compile/forms/mendRules.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { RegistrationTab } from "#compile/forms/RegistrationInput.ts";
import type { Operations } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import type { CheckError } from "#contracts/entities.ts";
import { Failure, refusal } from "#server/http/Failure.ts";

/** The clear body of either registration call. */
export type RegistrationBody = Operations["register"]["body"] | Operations["registerMobile"]["body"];

/** Members of the body that say how and where, and are no field of the form. */
const circumstances = new Set([
  "botCheck",
  "captchaId",
  "domain",
  "extra",
  "firebaseChannel",
  "firebaseIdToken",
  "login",
  "registerMethod",
  "registerUrl",
  "socialIdToken",
]);

/** What was accepted, by field name, and which of the special fields the form has. */
export interface CheckedRegistration {
  values: Record<string, string>;
  has(field: string): boolean;
  /** A secret of the member's, which is kept as a hash only. */
  isSecret(field: string): boolean;
}

/**
 * Checks a registration with the very form and function of the browser, against the live rules and flags. Throws
 * `registration_off` where the flags say so, `form_invalid` with the error of each field otherwise.
 */
export function checkRegistration(body: RegistrationBody, tab: RegistrationTab, site: Site): CheckedRegistration {
  // As the browser reads them: a rule that cannot be used is no reason to close the registration.
  const { rules } = mendRules(site.rules.register, usual);
  const compiled = compileRegistration({ rules, flags: compileFlags(site.flags), tab });
  if (!compiled.ok) throw refusal("registration_off", "Registration is closed at the moment.");
  const { form } = compiled;
  const names = new Set(form.fields.map((field) => field.name));
  const given = fieldsOf(body);
  const foreign = Object.keys(body.extra ?? {}).find((name) => !names.has(name));
  if (foreign !== undefined) {
    throw new Failure(400, "malformed_request", "The request is malformed.", {
      value: { part: "body", pointer: "/extra" },
    });
  }
  const errors = checkForm(form, given);
  if (Object.keys(errors).length > 0) throw invalidForm(errors);
  const values = Object.entries(cleanValues(form, given)).map(([name, value]) => [name, String(value)]);
  const secrets = new Set(form.fields.filter(({ widget }) => widget === "password").map(({ name }) => name));
  return {
    values: Object.fromEntries(values) as Record<string, string>,
    has: (field) => names.has(field),
    isSecret: (field) => secrets.has(field),
  };
}

/** Refuses a form, naming the fields at fault. `more` is told beside them. */
export function invalidForm(
  fieldErrors: Record<string, Pick<CheckError, "key"> & Partial<CheckError>>,
  more: Record<string, unknown> = {},
): Failure {
  return refusal("form_invalid", "Please check what you typed.", { ...more, fieldErrors });
}

function fieldsOf(body: RegistrationBody): Record<string, unknown> {
  const own = Object.entries(body).filter(([name]) => !circumstances.has(name));
  const { ageConfirmed } = body;
  // A call carries texts; what is ticked on the form is yes or no.
  const ticked = ageConfirmed === undefined ? {} : { ageConfirmed: ageConfirmed === "true" };
  return { ...body.extra, ...Object.fromEntries(own), ...ticked };
}
