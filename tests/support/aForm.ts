import { compileForm } from "#compile/forms/forms.ts";
import type { Field } from "#contracts/config.ts";
import type { FormDescriptor } from "#contracts/entities.ts";

/** A form of these fields, compiled as the product compiles it; labels are the names where none are given. */
export function aForm(fields: readonly (Partial<Field> & { name: string })[], id = "test"): FormDescriptor {
  const written = fields.map((field) => ({ widget: "text", label: field.name, ...field }));
  const result = compileForm({ id, fields: written }, { rules: {} });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.form;
}
