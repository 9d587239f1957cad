import type { FormField } from "#contracts/entities.ts";
import { ruleChecks } from "#forms/ruleChecks.ts";
import { resolveText } from "#engine/index.ts";
import type { NodePlace } from "../NodePlace.ts";
import type { RenderingContext } from "../RenderingContext.ts";

/** What stands in the empty field: what the field says, else an example that its rule accepts, else nothing. */
export function placeholderOf(field: FormField, at: NodePlace, context: RenderingContext): string {
  return field.placeholder === undefined
    ? exampleOf(field, context)
    : resolveText(field.placeholder, at.scope, context);
}

function exampleOf({ example, rule }: FormField, { translate }: RenderingContext): string {
  if (example === undefined) return "";
  const value = exampleWithin(translate(example), rule);
  return ruleChecks.checkField(rule, value, {}) === null ? value : "";
}

/** An example of as many characters as a rule accepts, where that can be had: digits can be repeated and cut, other words stay. */
export function exampleWithin(words: string, { minLength: min, maxLength: max }: Lengths): string {
  if (!/^[0-9]+$/.test(words)) return words;
  return words
    .repeat(Math.max(1, Math.ceil(min / words.length)))
    .slice(0, Math.max(1, Math.min(max, Math.max(min, words.length))));
}

/** The lengths of a rule, in characters. */
interface Lengths {
  minLength: number;
  maxLength: number;
}
