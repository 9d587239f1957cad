import type { Grammar } from "./createGrammar.ts";
import { createFormats, type OnBadAmount, type WriteValue } from "./createFormats.ts";
import { createTextPicker } from "./createTextPicker.ts";
import type { TextTable } from "./TextTable.ts";
import { fallbackChain } from "./fallbackChain.ts";
import { fillText, needsGrammar } from "./fillText.ts";
import { languages, type Direction, type LanguageCode } from "./languages.ts";

/** Loads what the site brings along for a language: one request; empty where it brings nothing. */
export type LoadDictionary = (language: LanguageCode) => Promise<TextTable>;

/** A brand's own texts, which replace bundled ones or add to them. */
export type Overrides = Readonly<Record<string, TextTable>>;

/** Everything written in one language. The object never changes: another language or other texts are another object. */
export interface LoadedTexts {
  language: LanguageCode;
  /** BCP 47 tag for `lang`: of the language that is really shown. */
  tag: string;
  direction: Direction;
  /** The text of a key, filled in. An unknown key is told to `onMissing` and given back as it is. */
  translate(key: string, values?: Record<string, unknown>): string;
  /** Whether the key has a text in this language or in one that stands in for it. */
  has(key: string): boolean;
  format: WriteValue;
}

/** What a text source needs. */
export interface TextOptions {
  load: LoadDictionary;
  /** Whether the language has every text, so that none is loaded to stand in for it. Left out: no language has. */
  isComplete?(language: LanguageCode): boolean;
  /** Told of a key without a text, once per key and language. */
  onMissing?(key: string, language: LanguageCode): void;
  /** Told of an amount that is no whole number of minor units. */
  onBadAmount?: OnBadAmount;
}

/** Makes `LoadedTexts`; what was loaded once is kept. */
export interface TextLoader {
  /**
   * Loads a language and those that stand in for it, and lays `overrides` over the lot. Rejects only when the language
   * itself cannot be loaded; without a language that stands in, its keys are missing.
   */
  load(language: LanguageCode, overrides: Overrides, currency: string): Promise<LoadedTexts>;
}

/**
 * LoadedTexts in one flat space of keys (decision record 5), with i18next's plurals and contexts. i18next itself is loaded where a
 * text holds a format or another text; none of those that come with the program do.
 */
export function createTexts({ load, isComplete = () => false, onMissing, onBadAmount }: TextOptions): TextLoader {
  const loaded = new Map<LanguageCode, Promise<TextTable>>();
  const loadOnce = (language: LanguageCode) => {
    let dictionary = loaded.get(language);
    if (!dictionary) {
      dictionary = load(language);
      loaded.set(language, dictionary);
      dictionary.catch(() => loaded.delete(language));
    }
    return dictionary;
  };
  const reported = new Set<string>();

  return {
    async load(language, overrides, currency) {
      const chain = fallbackChain(language);
      const standIn = async (code: LanguageCode): Promise<TextTable> =>
        isComplete(language) ? {} : await loadOnce(code).catch(() => ({}));
      const dictionaries = await Promise.all(chain.map((code) => (code === language ? loadOnce(code) : standIn(code))));
      const layers = chain.map((code, index): TextTable => ({ ...dictionaries[index], ...overrides[code] }));
      const tagged = chain.map((code, index): [string, TextTable] => [languages[code].tag, layers[index] ?? {}]);
      const pickText = createTextPicker(tagged);
      const grammar = await loadGrammar(tagged);
      const { tag, direction } = languages[chain[shownLayer(layers)] ?? language];
      const has = (key: string) =>
        layers.some((texts) => Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`));
      return {
        language,
        tag,
        direction,
        has,
        translate(key, values) {
          const text = pickText(key, values?.["count"], values?.["context"]);
          if (text !== undefined) return grammar && needsGrammar(text) ? grammar(key, values) : fillText(text, values);
          const name = `${language} ${key}`;
          if (!reported.has(name)) {
            reported.add(name);
            onMissing?.(key, language);
          }
          return key;
        },
        format: createFormats(tag, currency, { onBadAmount }),
      };
    },
  };
}

/**
 * The layer that most of a page is written in: the first that has at least a tenth of the texts of the fullest. A page of English
 * with the brand's name in Vietnamese is an English page to a screen reader.
 */
function shownLayer(layers: readonly TextTable[]): number {
  const counts = layers.map((texts) => Object.keys(texts).length);
  const fullest = Math.max(...counts);
  return counts.findIndex((count) => count * 10 >= fullest);
}

/** What writes texts that are more than words and places for values; undefined where there are none, or it cannot be loaded. */
async function loadGrammar(layers: readonly [tag: string, texts: TextTable][]): Promise<Grammar | undefined> {
  if (!layers.some(([, texts]) => Object.values(texts).some(needsGrammar))) return undefined;
  try {
    const { createGrammar } = await import("./createGrammar.ts");
    return await createGrammar(layers);
  } catch {
    return undefined;
  }
}
