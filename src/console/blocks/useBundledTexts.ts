import { useEffect, useState } from "react";
import type { TextTable } from "#i18n/TextTable.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

/** The bundled texts of a language: undefined while they are loading, null where that failed. */
export function useBundledTexts(language: string): {
  texts: TextTable | null | undefined;
  /** Tries once more. */
  retry(): Promise<{ ok: true }>;
} {
  const { bundledTexts } = useConsoleTools();
  const [loaded, setLoaded] = useState<{ language: string; texts: TextTable | null }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const keep = (texts: TextTable | null) => {
      if (isWanted) setLoaded({ language, texts });
    };
    bundledTexts(language).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [bundledTexts, language, tries]);
  return {
    texts: loaded?.language === language ? loaded.texts : undefined,
    retry: async () => {
      setTries(tries + 1);
      return { ok: true };
    },
  };
}
