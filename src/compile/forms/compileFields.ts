import type { Fields } from "#contracts/config.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import type { FormContext } from "./FormContext.ts";
import { mendForm } from "./mendForm.ts";
import type { SchemaError } from "#json/schema.ts";

/**
 * The form of fields that stand in a layout: filters, forms of a page. Always gives one, because a page with one bad
 * field must still work: a rule that cannot be used is left out, and so is a field that is no field. `tell` hears of each.
 */
export function compileFields(
  id: string,
  fields: Fields,
  context: FormContext,
  tell: (error: SchemaError) => void = () => undefined,
): FormDescriptor {
  const none = { id, fields: [], schema: { type: "object" }, unjudged: [] };
  // A call may say that it needs nothing more.
  if (fields.length === 0) return none;
  return mendForm({ id, fields }, context, tell) ?? none;
}
