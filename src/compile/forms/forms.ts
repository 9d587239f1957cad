import type { Diagnostic } from "#contracts/api.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { compileFieldList } from "./compileFieldList.ts";
import type { FormContext } from "./FormContext.ts";
import type { FormResult } from "./FormResult.ts";
import { isRecord } from "#json/isRecord.ts";
import type { RefuseField } from "./RefuseField.ts";
import { withoutUnjudged } from "./withoutUnjudged.ts";
import { withSchema, type SchemalessForm } from "./withSchema.ts";

/**
 * Turns a form document (`schemas/forms`, `forms` of a site or page, the `fields` of a form node) into a form, or
 * refuses it with pointers. A field whose `rule` is a name takes the brand's registration rule of that name.
 */
export function compileForm(form: unknown, context: FormContext): FormResult {
  const parts = isRecord(form) ? form : {};
  const id = typeof parts["id"] === "string" ? parts["id"] : "";
  const written = Array.isArray(parts["fields"]) ? (parts["fields"] as unknown[]) : [];
  const problems: Diagnostic[] = [];
  const refuse: RefuseField = (at, reason, choice) =>
    problems.push({ document: `forms/${id}`, pointer: at, reason, ...(choice !== undefined && { nearest: choice }) });
  if (id === "") refuse("/id", "a form has an id");
  if (written.length === 0) refuse("/fields", "a form has a list of fields");
  const fields = compileFieldList(written, context, refuse, "/fields");
  if (problems.length > 0) return { ok: false, problems };
  const groups = Array.isArray(parts["groups"]) ? { groups: parts["groups"] as FormDescriptor["groups"] } : {};
  const compiled: SchemalessForm = { id, fields, unjudged: [], ...groups };
  const judged = context.isJudgedSafe ? withoutUnjudged(compiled, context.isJudgedSafe) : compiled;
  return { ok: true, form: withSchema(judged) };
}
