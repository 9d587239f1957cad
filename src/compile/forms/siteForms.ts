import type { Diagnostic } from "#contracts/api.ts";
import type { Rule } from "#contracts/config.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import type { BundledSite, SiteContext } from "../CompiledSite.ts";
import type { FlagSet } from "../FlagSet.ts";
import type { FormContext } from "./FormContext.ts";
import { compileForm } from "./forms.ts";
import { isRecord } from "#json/isRecord.ts";
import { mendForm } from "./mendForm.ts";
import { toPointer } from "#json/pointer.ts";
import { compileRegistration } from "./registration.ts";
import { teller } from "../shapes/toDiagnostic.ts";

/** What the forms of a site are made from. */
export interface SiteFormsInput {
  /** The registration rules, each of which can be used. */
  rules: Readonly<Record<string, Rule>>;
  /** Form documents by id. */
  forms: unknown;
  pages: Readonly<Record<string, Record<string, unknown>>>;
  flags: FlagSet;
  bundled: BundledSite;
  context: SiteContext;
}

const formId = /^[a-z][A-Za-z0-9.]{0,63}$/;

/**
 * All forms by id. An error costs its field; a form of which nothing is left is replaced by the bundled one of its id, and so
 * is a field that was lost.
 */
export function siteForms(input: SiteFormsInput): { forms: Record<string, FormDescriptor>; problems: Diagnostic[] } {
  const { bundled, context, rules, flags } = input;
  const problems: Diagnostic[] = [];
  const forms = new Map<string, FormDescriptor>();
  const documents = { ...context, rules };
  for (const [id, form] of Object.entries(bundled.forms)) {
    const own = compileForm({ ...form, id }, documents);
    const result = own.ok ? own : compileForm({ ...form, id }, { ...context, rules: bundled.rules.register });
    if (result.ok) forms.set(id, result.form);
  }
  const gather = (written: unknown, document: string, below: string) => {
    if (written === undefined) return;
    if (!isRecord(written)) return teller(problems, document, below)({ pointer: "", reason: "forms are an object" });
    for (const [id, form] of Object.entries(written)) {
      const inPage = below !== "";
      const tell = inPage ? teller(problems, document, below + toPointer(id)) : teller(problems, `${document}/${id}`);
      const made = formId.test(id) ? compileDocument(id, form, documents, tell, bundled) : undefined;
      if (!formId.test(id)) tell({ pointer: "", reason: "a form cannot be named so" });
      if (made) forms.set(id, made);
    }
    return undefined;
  };
  gather(input.forms, "forms", "");
  for (const [key, page] of Object.entries(input.pages)) gather(page["forms"], `pages/${key}`, "/forms");
  for (const tab of ["username", "mobile"] as const) {
    const form = compileTab({ ...context, flags, tab }, rules, bundled, problems);
    if (form) forms.set(form.id, form);
  }
  return { forms: Object.fromEntries(forms), problems: withoutRepeats(problems) };
}

function compileDocument(
  id: string,
  form: unknown,
  context: FormContext,
  tell: ReturnType<typeof teller>,
  bundled: BundledSite,
): FormDescriptor | undefined {
  if (isRecord(form) && !(typeof form["id"] === "string" && formId.test(form["id"])))
    tell({ pointer: "/id", reason: `the form is kept as ${id}` });
  let isCut = false;
  const made = mendForm(isRecord(form) ? { ...form, id } : form, context, (error) => {
    isCut = true;
    tell(error);
  });
  const own = Object.hasOwn(bundled.forms, id) ? bundled.forms[id] : undefined;
  if (!isCut || !own || !isRecord(form) || !Array.isArray(form["fields"])) return made;
  const names = new Set(made?.fields.map(({ name }) => name));
  const missing = own.fields.filter(({ name }) => !names.has(name));
  if (missing.length === 0) return made;
  // Whoever wrote the form may mean to do without a field; but one was lost, and without a password nobody logs in.
  const kept = (form["fields"] as unknown[]).filter((field) => isRecord(field) && names.has(field["name"] as string));
  return mendForm({ ...form, id, fields: [...kept, ...missing] }, context, () => undefined);
}

type TabInput = Omit<Parameters<typeof compileRegistration>[0], "rules">;

/** The form of one of the two tabs. A rule that fits no other costs what it asks of the other, then itself. */
function compileTab(
  input: TabInput,
  written: Readonly<Record<string, Rule>>,
  bundled: BundledSite,
  problems: Diagnostic[],
): FormDescriptor | undefined {
  const rules: Record<string, Rule> = { ...written };
  for (let round = 0; round <= 2 * Object.keys(written).length; round += 1) {
    const result = compileRegistration({ ...input, rules });
    if (result.ok) return result.form;
    // A tab that its flag switches off is no error.
    const errors = result.problems.filter(({ document }) => document !== "flags");
    if (errors.length === 0) return undefined;
    problems.push(...errors);
    for (const { pointer: at } of errors) {
      const name = at.split("/")[2] ?? "";
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      if (rule?.equals === undefined) delete rules[name];
      else rules[name] = { ...rule, equals: undefined } as unknown as Rule;
    }
  }
  const fallback = compileRegistration({ ...input, rules: bundled.rules.register });
  return fallback.ok ? fallback.form : undefined;
}

/** The two tabs share most rules, so they find the same errors. */
function withoutRepeats(problems: Diagnostic[]): Diagnostic[] {
  return [
    ...new Map(
      problems.map((problem) => [`${problem.document}#${problem.pointer} ${problem.reason}`, problem]),
    ).values(),
  ];
}
