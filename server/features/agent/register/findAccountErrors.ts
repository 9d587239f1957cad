import { checkField } from "#compile/forms/check.ts";
import { compileRule } from "#compile/forms/compileRule.ts";
import type { Site } from "#contracts/config.ts";
import type { CheckError } from "#contracts/entities.ts";
import { isGuessable } from "#server/features/member/isGuessable.ts";

type FieldErrors = Record<string, Pick<CheckError, "key">>;

/** The account and the first password that an agent chose. */
interface Chosen {
  username: string;
  password: string;
}

/** What the registration itself would not take, by field: an account or a password that does not fit its rules, and passwords anybody would guess. */
export async function findAccountErrors({ username, password }: Chosen, site: Site): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries({ username, password })) {
    const rule = site.rules.register[name];
    const compiled = rule && compileRule({ ...rule, required: true });
    const error = compiled && "rule" in compiled ? checkField(compiled.rule, value, {}) : null;
    if (error) errors[name] = error;
  }
  if (!errors["password"] && (await isGuessable(password, [username, site.brand.name])))
    errors["password"] = { key: "error.weak_password" };
  return errors;
}
