import type { Fields } from "#contracts/config.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { compileForm, type FormContext } from "./forms.ts";

/**
 * The form of fields that stand in a layout: filters, forms of a page. Always gives one, because a page with one bad
 * field must still work: a rule that cannot be used is left out, and so is a field that is no field. What is wrong
 * with them is the business of the checks before publishing.
 */
export function compileFields(id: string, fields: Fields, context: FormContext): FormDescriptor {
  const first = compileForm({ id, fields }, context);
  if (first.ok) return first.form;
  const faulty = new Set(first.problems.map(({ pointer }) => Number(pointer.split("/")[2])));
  const isNoField = new Set(
    first.problems
      .filter(({ pointer }) => !pointer.includes("/rule"))
      .map(({ pointer }) => Number(pointer.split("/")[2])),
  );
  const mended = fields.flatMap((field, index) => {
    if (isNoField.has(index)) return [];
    if (!faulty.has(index)) return [field];
    const { rule: _, ...rest } = field;
    return [rest];
  });
  const second = compileForm({ id, fields: mended }, context);
  return second.ok ? second.form : { id, fields: [], schema: { type: "object" }, unjudged: [] };
}
