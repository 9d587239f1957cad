import { useMemo } from "react";
import type { FormDescriptor } from "#contracts/entities.ts";
import type { LoadedTexts } from "#i18n/createTexts.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";

/** The texts of a form, in which a label that nobody wrote yet is the field's name in words, and says that its label is missing. */
export function useLabelled(texts: LoadedTexts | null, form: FormDescriptor | undefined): LoadedTexts | null {
  const say = useFixedText();
  const { language } = useUi();
  return useMemo(() => {
    const missing = new Map(
      (form?.fields ?? []).flatMap(({ name, label }): [string, string][] =>
        typeof label === "string" && texts?.has(label) === false ? [[label, nameWords(name)]] : [],
      ),
    );
    if (texts === null || missing.size === 0) return texts;
    const translate: LoadedTexts["translate"] = (key, values) => {
      const field = missing.get(key);
      return field === undefined ? texts.translate(key, values) : say("console.field.unlabelled", { field });
    };
    return { ...texts, translate };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lookup stays the same in another language
  }, [texts, form, say, language]);
}

/** A name of a field as words: `favouriteTeam` is "Favourite team"; what is written in capitals stays so. */
function nameWords(name: string): string {
  const words = name
    .replaceAll("_", " ")
    .replaceAll(/([a-z0-9])([A-Z]+)/g, (_, end: string, capitals: string) =>
      [end, capitals.length === 1 ? capitals.toLowerCase() : capitals].join(" "),
    );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
