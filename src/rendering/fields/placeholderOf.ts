import type { FormField } from "#contracts/entities.ts";
import { ruleChecks } from "#forms/ruleChecks.ts";
import { resolveText } from "#engine/index.ts";
import type { NodePlace } from "../NodePlace.ts";
import type { RenderingContext } from "../RenderingContext.ts";
import { exampleWithin } from "./exampleWithin.ts";

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
