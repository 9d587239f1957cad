import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { shapeOf } from "./shapes/findShape.ts";

type Dictionaries = Record<string, Record<string, string>>;

const languages = new Set<unknown>(shapeOf("language").enum);
const textKey = /^[A-Za-z][A-Za-z0-9_.-]{0,119}$/;
/** As the schema of texts has it. */
const longestText = 4000;

/** The texts by language and key: those of the pages, then the site's own, which replace them. A bad one costs itself. */
export function siteTexts(
  written: unknown,
  pages: Readonly<Record<string, Record<string, unknown>>>,
): { texts: Dictionaries; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const texts = new Map<string, Map<string, string>>();
  const add = (dictionaries: unknown, document: string, below: string[]) => {
    const refuse = (reason: string, ...path: string[]) =>
      void problems.push({ document, pointer: toPointer(...below, ...path), reason });
    if (!isRecord(dictionaries)) return refuse("texts are an object of languages");
    for (const [language, dictionary] of Object.entries(dictionaries)) {
      if (language === "$schema") continue;
      if (!isRecord(dictionary)) {
        refuse("a language is an object of texts", language);
        continue;
      }
      if (!languages.has(language)) {
        refuse("there is no such language", language);
        continue;
      }
      const known = texts.get(language) ?? new Map<string, string>();
      texts.set(language, known);
      for (const [key, text] of Object.entries(dictionary)) {
        if (typeof text !== "string") refuse("a text is a text", language, key);
        else if (text.length > longestText) refuse(`a text has at most ${longestText} characters`, language, key);
        else if (!textKey.test(key)) refuse("a key is a letter, then letters, digits and . _ -", language, key);
        else known.set(key, text);
      }
    }
    return undefined;
  };
  for (const [key, page] of Object.entries(pages)) add(page["texts"] ?? {}, `pages/${key}`, ["texts"]);
  add(written, "texts", []);
  const entries = [...texts].map(([language, dictionary]) => [language, Object.fromEntries(dictionary)] as const);
  return { texts: Object.fromEntries(entries), problems };
}
