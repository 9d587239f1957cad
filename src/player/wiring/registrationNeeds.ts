import type { FormDescriptor } from "#contracts/entities.ts";
import type { LoadedTexts } from "#i18n/createTexts.ts";
import type { FormsPort } from "#rendering/ports/FormsPort.ts";

/**
 * How much each way to register asks for, in words ("4 fields"): as many as carry a star. A captcha, which only some visitors
 * see, and a box, which is ticked and not filled in, are not counted. A way that is off is not there.
 */
export function registrationNeeds(
  descriptor: FormsPort["descriptor"],
  { translate }: Pick<LoadedTexts, "translate">,
): { username?: string; mobile?: string } {
  const words = (form: FormDescriptor | undefined) => form && translate("register.fields", { count: starsOf(form) });
  const username = words(descriptor("registration.username"));
  const mobile = words(descriptor("registration.mobile"));
  return { ...(username !== undefined && { username }), ...(mobile !== undefined && { mobile }) };
}

const uncounted: ReadonlySet<string> = new Set(["captcha", "checkbox"]);

/** The country inside of a number stands under the star of the number. */
function starsOf({ fields }: FormDescriptor): number {
  const parts = new Set(fields.map(({ country }) => country));
  return fields.filter(({ name, required, widget }) => required && !uncounted.has(widget) && !parts.has(name)).length;
}
