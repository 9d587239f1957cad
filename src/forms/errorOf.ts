import type { FormField } from "#contracts/entities.ts";
import type { FieldError } from "./FieldError.ts";
import type { FormChecks } from "./FormChecks.ts";
import { ownMember } from "./ownMember.ts";

/** What is wrong with one field, by what was typed into it and into the one that it must equal; null is accepted. */
export function errorOf(
  checks: FormChecks,
  described: FormField,
  find: (name: string) => FormField | undefined,
  read: (name: string) => unknown,
): FieldError | null {
  const { rule, name } = described;
  const other = rule.equals === null ? undefined : find(rule.equals);
  const fields = other ? [other, described] : [described];
  const typed = Object.fromEntries(fields.map((field) => [field.name, read(field.name)]));
  const values = checks.cleanValues({ id: "", fields, schema: {}, unjudged: [] }, typed, () => true);
  return checks.checkField(rule, ownMember(values, name), values);
}
