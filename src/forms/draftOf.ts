import type { FormField } from "#contracts/entities.ts";
import { isFilled } from "./isFilled.ts";
import type { FormModel } from "./FormModel.ts";

/** Widgets whose values are for one use, or nobody's business once the form is closed. */
const neverKept: readonly FormField["widget"][] = ["password", "captcha", "code", "file", "pin", "upload"];

/** May what is typed into a field be kept until the form is opened again? */
export function mayKeep({ widget }: FormField): boolean {
  return !neverKept.includes(widget);
}

/** What was typed into a form and may be kept until it is opened again; undefined where nothing was. */
export function draftOf(form: FormModel): Record<string, unknown> | undefined {
  if (form.status === "done") return undefined;
  const kept = form.descriptor.fields.filter((field) => mayKeep(field) && isFilled(form.field(field.name).value));
  if (kept.length === 0) return undefined;
  return Object.fromEntries(kept.map(({ name }) => [name, form.field(name).value]));
}
