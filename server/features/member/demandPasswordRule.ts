import { checkField } from "#compile/forms/check.ts";
import { compileRule } from "#compile/forms/compileRule.ts";
import type { Site } from "#contracts/config.ts";
import { invalidForm } from "./checkRegistration.ts";

/** Throws where a new password does not fit the rule of the registration (access specification, section 5), at `newPassword`. */
export function demandPasswordRule(password: string, site: Site): void {
  const rule = site.rules.register.password;
  const compiled = rule && compileRule({ ...rule, required: true });
  const error = compiled && "rule" in compiled ? checkField(compiled.rule, password, {}) : null;
  if (error) throw invalidForm({ newPassword: error });
}
