import type { FormDescriptor, Problem } from "#contracts/entities.ts";
import type { BundledSite, SiteContext } from "./CompiledSite.ts";
import type { FlagSet } from "./FlagSet.ts";
import { compileForm } from "./forms.ts";
import { isRecord } from "./isRecord.ts";
import { compileRegistration } from "./registration.ts";

/** What the forms of a site are made from. */
export interface SiteFormsInput {
  /** The rules document. */
  rules: object;
  /** Form documents by id. */
  forms: unknown;
  pages: Readonly<Record<string, Record<string, unknown>>>;
  flags: FlagSet;
  bundled: BundledSite;
  context: SiteContext;
}

/** All forms by id. A form that is refused is replaced by the bundled one, made from the bundled rules if need be. */
export function siteForms(input: SiteFormsInput): { forms: Record<string, FormDescriptor>; problems: Problem[] } {
  const { bundled, context } = input;
  const problems: Problem[] = [];
  const rules = "register" in input.rules ? input.rules.register : undefined;
  const documents = new Map<string, { form: unknown; document: string; below: string }>();
  const gather = (forms: unknown, document: string, below: string) => {
    for (const [id, form] of Object.entries(isRecord(forms) ? forms : {})) documents.set(id, { form, document, below });
  };
  gather(bundled.forms, "forms", "");
  gather(input.forms, "forms", "");
  for (const [key, page] of Object.entries(input.pages)) gather(page["forms"], `pages/${key}`, "/forms");
  const compiled: [string, FormDescriptor][] = [];
  for (const [id, { form, document, below }] of documents) {
    const result = compileForm(isRecord(form) ? { ...form, id } : form, { ...context, rules });
    if (result.ok) {
      compiled.push([id, result.form]);
      continue;
    }
    const place = below === "" ? { document: `${document}/${id}`, below } : { document, below: `${below}/${id}` };
    problems.push(
      ...result.problems.map((problem) => ({
        ...problem,
        document: place.document,
        pointer: place.below + problem.pointer,
      })),
    );
    const fallback = compileForm(bundled.forms[id], { ...context, rules: bundled.rules.register });
    if (fallback.ok) compiled.push([id, fallback.form]);
  }
  for (const tab of ["username", "mobile"] as const) {
    const result = compileRegistration({ ...context, rules, flags: input.flags, tab });
    if (result.ok) {
      compiled.push([result.form.id, result.form]);
      continue;
    }
    // A tab that its flag switches off is no fault.
    const faults = result.problems.filter(({ document }) => document !== "flags");
    if (faults.length === 0) continue;
    problems.push(...faults);
    const fallback = compileRegistration({ ...context, rules: bundled.rules.register, flags: input.flags, tab });
    if (fallback.ok) compiled.push([fallback.form.id, fallback.form]);
  }
  return { forms: Object.fromEntries(compiled), problems: withoutRepeats(problems) };
}

/** The two tabs share most rules, so they find the same faults. */
function withoutRepeats(problems: Problem[]): Problem[] {
  return [
    ...new Map(
      problems.map((problem) => [`${problem.document}#${problem.pointer} ${problem.reason}`, problem]),
    ).values(),
  ];
}
