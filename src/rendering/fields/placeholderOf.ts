import type { FormField } from "#contracts/entities.ts";
import { resolveText } from "#engine/index.ts";
import type { NodePlace } from "../NodePlace.ts";
import type { RenderingContext } from "../RenderingContext.ts";

/** What stands in the empty field: what the field says, else an example that its rule accepts, else nothing. */
export function placeholderOf(field: FormField, at: NodePlace, context: RenderingContext): string {
  return field.placeholder === undefined
    ? exampleOf(field, context)
    : resolveText(field.placeholder, at.scope, context);
}

function exampleOf({ example, rule }: FormField, { translate, forms }: RenderingContext): string {
  if (example === undefined) return "";
  const words = translate(example);
  const value = /^[0-9]+$/.test(words) ? withLength(words, rule) : words;
  return forms.checks.checkField(rule, value, {}) === null ? value : "";
}

/** Digits can be had in any number. */
function withLength(digits: string, { minLength: min, maxLength: max }: FormField["rule"]): string {
  return digits
    .repeat(Math.max(1, Math.ceil(min / digits.length)))
    .slice(0, Math.max(1, Math.min(max, Math.max(min, digits.length))));
}
