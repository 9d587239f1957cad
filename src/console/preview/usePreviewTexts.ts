import { useEffect, useState } from "react";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { createTexts, type LoadedTexts } from "#i18n/createTexts.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";

/** The texts of a drawing in one language, the site's own over those that came with the product; null while they are made. */
export function usePreviewTexts(drawing: DrawInput, language: string): LoadedTexts | null {
  const [texts, setTexts] = useState<LoadedTexts | null>(null);
  useEffect(() => {
    let isWanted = true;
    const source = createTexts({ load: async (code) => drawing.dictionaries[code] ?? {} });
    const code = isLanguageCode(language) ? language : "EN";
    void source.load(code, drawing.texts, drawing.brand.currency).then((loaded) => isWanted && setTexts(loaded));
    return () => {
      isWanted = false;
    };
  }, [drawing, language]);
  return texts;
}
