import type { FormField } from "#contracts/entities.ts";
import { knownPattern } from "../patterns/patterns.ts";
import type { SchemalessForm } from "./withSchema.ts";

/**
 * The form without the patterns that nobody has judged safe: a pattern that could run for ever must not meet what a
 * visitor types. They are named in `unjudged`, so that they can be judged and the form compiled again; until then the
 * platform alone checks them.
 */
export function withoutUnjudged(form: SchemalessForm, isJudgedSafe: (pattern: string) => boolean): SchemalessForm {
  const unjudged = new Set<string>(form.unjudged);
  const judged = (written: FormField): FormField => {
    const field = written.fields ? { ...written, fields: written.fields.map(judged) } : written;
    const { pattern } = field.rule;
    if (pattern === null || knownPattern(pattern) || isJudgedSafe(pattern)) return field;
    unjudged.add(pattern);
    return { ...field, rule: { ...field.rule, pattern: null } };
  };
  return { ...form, fields: form.fields.map(judged), unjudged: [...unjudged] };
}
