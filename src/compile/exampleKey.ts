import type { FieldRule, FormField } from "#contracts/entities.ts";

/** Widgets whose value is typed, and may be seen. */
const typed: readonly FormField["widget"][] = ["text", "textarea", "phone"];

/**
 * Text key of an example of what a field accepts, by the pattern of its rule; where that is any characters, by `usual`, the
 * pattern that values of the field's name keep to (0 is none). Undefined where nobody can say: a secret, a repetition, a choice.
 * Whether the example keeps to the rule's lengths is for who shows it.
 */
export function exampleKey(widget: FormField["widget"], rule: FieldRule, usual = 0): string | undefined {
  // The digits of a code come by message, whatever pattern its rule has.
  if (widget === "code") return "example.6";
  if (!typed.includes(widget) || rule.type !== "string" || rule.equals !== null) return undefined;
  const id = rule.patternId === 0 ? usual : rule.patternId;
  return id === 0 ? undefined : `example.${id}`;
}
