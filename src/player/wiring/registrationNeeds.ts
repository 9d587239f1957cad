import type { FormDescriptor } from "#contracts/entities.ts";
import { createScope, resolveText, type TextSource } from "#engine/index.ts";
import type { Texts } from "#i18n/createTexts.ts";
import type { FormsPort } from "#rendering/ports/FormsPort.ts";

const nothing = createScope({}, () => false);

/**
 * What each way to register asks for, in words: the labels of the fields that must be filled in, as a list in the visitor's language.
 * A way that is off is not there.
 */
export function registrationNeeds(
  descriptor: FormsPort["descriptor"],
  texts: Pick<Texts, "translate" | "format" | "direction">,
): { username?: string; mobile?: string } {
  const needs = (form: FormDescriptor | undefined) => (form ? labelsOf(form, texts) : undefined);
  const username = needs(descriptor("registration.username"));
  const mobile = needs(descriptor("registration.mobile"));
  return { ...(username !== undefined && { username }), ...(mobile !== undefined && { mobile }) };
}

/** A repetition, a captcha and the country inside of a number are no things that somebody needs to have. */
function labelsOf({ fields }: FormDescriptor, texts: Parameters<typeof registrationNeeds>[1]): string {
  const parts = new Set(fields.map(({ country }) => country));
  const context: TextSource = {
    translate: texts.translate,
    format: (value, format = "text", currency) => texts.format(value, format, currency),
  };
  return fields
    .filter(
      ({ name, required, rule, widget }) =>
        required && rule.equals === null && widget !== "captcha" && !parts.has(name),
    )
    .map(({ label }) => resolveText(label, nothing, context))
    .join(texts.direction === "rtl" ? "، " : ", ");
}
