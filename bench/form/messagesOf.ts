import formTexts from "#locales/EN/form.json" with { type: "json" };
import patternTexts from "#locales/EN/patterns.json" with { type: "json" };
import { patternMessage } from "#compile/patterns/patternMessage.ts";
import type { SpecField } from "./FormSpec.ts";
import type { MessageTexts } from "./MessageTexts.ts";
import { patternIdOf } from "./patternIdOf.ts";

const patternText = patternTexts as Record<string, string>;

/** The error texts of a field, in the words that Croupier itself shows. */
export function messagesOf(field: SpecField): MessageTexts {
  const { minLength, maxLength } = field;
  return {
    required: formTexts["form.required"],
    pattern: patternMessage(patternText[`reg_pattern_${patternIdOf(field.pattern)}`] ?? "", minLength, maxLength),
    mismatch: formTexts["form.mismatch"],
  };
}
