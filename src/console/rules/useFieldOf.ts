import { useMemo } from "react";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { RegistrationTab } from "#compile/forms/RegistrationInput.ts";
import type { FormField } from "#contracts/entities.ts";
import { ruleOf, type Register } from "./fieldRows.ts";

/** A field as it would be on the form, whether it is on or not; undefined where its rule cannot be. */
export function useFieldOf(
  name: string | undefined,
  register: Register,
  flags: ReadonlySet<string>,
  tab: RegistrationTab,
): FormField | undefined {
  const rule = name === undefined ? undefined : ruleOf(register, name);
  const written = JSON.stringify(rule);
  return useMemo(() => {
    if (name === undefined) return undefined;
    const rules = { [name]: { ...(JSON.parse(written) as object), enabled: true } };
    const made = compileRegistration({ rules, flags, tab });
    return made.ok ? made.form.fields.find((field) => field.name === name) : undefined;
  }, [name, written, flags, tab]);
}
