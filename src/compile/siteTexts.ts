import type { Problem } from "#contracts/entities.ts";
import { isRecord } from "./isRecord.ts";
import { pointer } from "./pointer.ts";

type Dictionaries = Record<string, Record<string, string>>;

/** The texts by language and key: those of the pages, then the site's own, which replace them. */
export function siteTexts(
  written: unknown,
  pages: Readonly<Record<string, Record<string, unknown>>>,
): { texts: Dictionaries; problems: Problem[] } {
  const problems: Problem[] = [];
  const texts = new Map<string, Map<string, string>>();
  const add = (dictionaries: unknown, document: string, below: string[]) => {
    if (!isRecord(dictionaries)) {
      problems.push({ document, pointer: pointer(...below), reason: "texts are an object of languages" });
      return;
    }
    for (const [language, dictionary] of Object.entries(dictionaries)) {
      if (language === "$schema") continue;
      if (!isRecord(dictionary)) {
        problems.push({ document, pointer: pointer(...below, language), reason: "a language is an object of texts" });
        continue;
      }
      const known = texts.get(language) ?? new Map<string, string>();
      texts.set(language, known);
      for (const [key, text] of Object.entries(dictionary)) {
        if (typeof text === "string") known.set(key, text);
        else problems.push({ document, pointer: pointer(...below, language, key), reason: "a text is a text" });
      }
    }
  };
  for (const [key, page] of Object.entries(pages)) add(page["texts"] ?? {}, `pages/${key}`, ["texts"]);
  add(written, "texts", []);
  const entries = [...texts].map(([language, dictionary]) => [language, Object.fromEntries(dictionary)] as const);
  return { texts: Object.fromEntries(entries), problems };
}
