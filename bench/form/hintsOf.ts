import exampleTexts from "#locales/EN/example.json" with { type: "json" };
import { exampleWithin } from "#rendering/fields/placeholderOf.ts";
import type { NeutralField } from "./NeutralField.ts";
import { checkValue } from "./checkValue.ts";
import { patternIdOf } from "./patternIdOf.ts";

const examples = exampleTexts as Record<string, string>;

/** The words below and inside of a field that is typed into: what it accepts, and an example. The same in every candidate. */
export function hintsOf(field: Omit<NeutralField, "help" | "placeholder">): { help: string; placeholder: string } {
  if (field.type === "select" || field.equals !== null) return { help: "", placeholder: "" };
  const patternId = patternIdOf(field.pattern);
  const isExplained = patternId !== 0 || field.pattern === null;
  const help = field.minLength > 0 && isExplained ? field.messages.pattern : "";
  const words = examples[`example.${patternId}`];
  if (words === undefined || field.type === "password") return { help, placeholder: "" };
  const example = exampleWithin(words, field);
  const isAccepted = checkValue(field, example, {}) === null;
  return { help, placeholder: isAccepted ? example : "" };
}
