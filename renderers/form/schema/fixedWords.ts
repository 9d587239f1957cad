import { englishStringTranslator, TranslatableString } from "@rjsf/utils";
import type { RenderingContext } from "#rendering/RenderingContext.ts";

/** The few words that rjsf still says itself, in the user's language. */
export function fixedWords({ translate }: Pick<RenderingContext, "translate">): typeof englishStringTranslator {
  return (key, params = []) => {
    // A new text is empty: somebody else's words would be sent.
    if (key === TranslatableString.NewStringDefault) return "";
    if (key === TranslatableString.OptionPrefix) return translate("fieldUi.alternative", { number: params[0] });
    if (key === TranslatableString.TitleOptionPrefix) return translate("fieldUi.alternative", { number: params[1] });
    return englishStringTranslator(key, params);
  };
}
