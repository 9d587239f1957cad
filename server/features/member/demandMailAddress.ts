import { checkField } from "#compile/forms/check.ts";
import { compileRule } from "#compile/forms/compileRule.ts";
import { invalidForm } from "./checkRegistration.ts";

/** What a mail address is, by the pattern for e-mail. */
export const mailAddress = compileRule({
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 254,
  acceptedPattern: "",
  patternId: 3,
});

/** A mail address without what surrounds it; throws the error of the field `email` where it is none. */
export function demandMailAddress(typed: string): string {
  const email = typed.trim();
  const error = "rule" in mailAddress ? checkField(mailAddress.rule, email, {}) : null;
  if (error) throw invalidForm({ email: error });
  return email;
}
