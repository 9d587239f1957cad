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

/** The texts that a page reads, by language, the first choice first: what stands in for it follows. */
export interface PickedTexts {
  /** The language that most of a page is written in. */
  shown: LanguageCode;
  words: Readonly<Record<string, TextTable>>;
  /** Keys that were looked for and that no language has. */
  none: readonly string[];
}

/** Makes `LoadedTexts`; what was loaded once is kept. */
export interface TextLoader {
  /**
   * Loads a language and those that stand in for it, and lays `overrides` over the lot. Rejects only when the language
   * itself cannot be loaded; without a language that stands in, its keys are missing.
   */
  load(language: LanguageCode, overrides: Overrides, currency: string): Promise<LoadedTexts>;
  /**
   * Of what `load` loads, the texts of some keys in all their forms; of `words` those that are keys, or that keys begin with where
   * they end in a dot or a low line. Rejects as `load` does.
   */
  pick(
    language: LanguageCode,
    overrides: Overrides,
    keys: Iterable<string>,
    words?: Iterable<string>,
  ): Promise<PickedTexts>;
  /** The texts that were picked, and nothing else: `onAbsent` is told where one is asked for, and nothing is written in its place. */
  open(language: LanguageCode, page: PickedTexts, currency: string, onAbsent: () => void): Promise<LoadedTexts>;
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
  const layersOf = async (language: LanguageCode, overrides: Overrides): Promise<Layer[]> => {
    const standIn = async (code: LanguageCode): Promise<TextTable> =>
      isComplete(language) ? {} : await loadOnce(code).catch(() => ({}));
    return await Promise.all(
      fallbackChain(language).map(async (code): Promise<Layer> => {
        const dictionary = await (code === language ? loadOnce(code) : standIn(code));
        return [code, { ...dictionary, ...overrides[code] }];
      }),
    );
  };
  const write = async ({ language, shown, layers, currency, absent, unknown }: WrittenIn): Promise<LoadedTexts> => {
    const tagged = layers.map(([code, texts]): [string, TextTable] => [languages[code].tag, texts]);
    const pickText = createTextPicker(tagged);
    const grammar = await loadGrammar(tagged);
    const { tag, direction } = languages[shown];
    return {
      language,
      tag,
      direction,
      has(key) {
        if (layers.some(([, texts]) => hasText(texts, key))) return true;
        unknown?.(key);
        return false;
      },
      translate(key, values) {
        const text = pickText(key, values?.["count"], values?.["context"]);
        if (text === undefined) return absent(key);
        return grammar && needsGrammar(text) ? grammar(key, values) : fillText(text, values);
      },
      format: createFormats(languages[language].tag, currency, { onBadAmount }),
    };
  };

  return {
    async load(language, overrides, currency) {
      const layers = await layersOf(language, overrides);
      return await write({
        language,
        shown: shownLayer(layers),
        layers,
        currency,
        absent(key) {
          const name = `${language} ${key}`;
          if (!reported.has(name)) {
            reported.add(name);
            onMissing?.(key, language);
          }
          return key;
        },
      });
    },
    async pick(language, overrides, keys, maybe = []) {
      const asked = new Set(keys);
      const wanted = asked.union(new Set(maybe));
      const layers = await layersOf(language, overrides);
      // What stands in is left out where the language has the very text, or forms of its own for every number.
      const had = new Set<string>();
      const words = layers.map(([code, texts]) => {
        const picked = Object.entries(textsOfKeys(texts, wanted)).filter(([key]) => {
          return !had.has(key) && !had.has(key.replace(/_[a-z]+$/, "_other"));
        });
        for (const [key] of picked) had.add(key);
        return [code, Object.fromEntries(picked)] as const;
      });
      const none = [...asked].filter((key) => !layers.some(([, texts]) => hasText(texts, key)));
      return { shown: shownLayer(layers), words: Object.fromEntries(words), none };
    },
    async open(language, { shown, words, none }, currency, onAbsent) {
      const layers = fallbackChain(language).map((code): Layer => [code, words[code] ?? {}]);
      const known = new Set(none);
      const unknown = (key: string) => void (known.has(key) || onAbsent());
      const absent = (key: string) => (known.has(key) ? key : (onAbsent(), ""));
      return await write({ language, shown, layers, currency, absent, unknown });
    },
  };
}

/** A language and its texts. */
type Layer = readonly [code: LanguageCode, texts: TextTable];

interface WrittenIn {
  language: LanguageCode;
  /** The language that most of a page is written in. */
  shown: LanguageCode;
  layers: readonly Layer[];
  currency: string;
  /** What is written for a key that has no text. */
  absent(key: string): string;
  /** Told of a key that was looked for in vain. */
  unknown?(key: string): void;
}

function hasText(texts: TextTable, key: string): boolean {
  return Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`);
}

/** The texts of some keys, with all their forms: `key_one`, `key_other`, those of a context; all texts where one of these holds another. */
function textsOfKeys(texts: TextTable, keys: ReadonlySet<string>): TextTable {
  const beginnings = [...keys].filter((key) => /[._]$/.test(key));
  const isWanted = (key: string): boolean => {
    if (keys.has(key) || beginnings.some((beginning) => key.startsWith(beginning))) return true;
    const end = key.lastIndexOf("_");
    return end > 0 && isWanted(key.slice(0, end));
  };
  const picked = Object.entries(texts).filter(([key]) => isWanted(key));
  return picked.some(([, text]) => text.includes("$t(")) ? texts : Object.fromEntries(picked);
}

/**
 * The layer that most of a page is written in: the first that has at least a tenth of the texts of the fullest. A page of English
 * with the brand's name in Vietnamese is an English page to a screen reader.
 */
function shownLayer(layers: readonly Layer[]): LanguageCode {
  const counts = layers.map(([code, texts]) => ({ code, count: Object.keys(texts).length }));
  const fullest = Math.max(...counts.map(({ count }) => count));
  return counts.find(({ count }) => count * 10 >= fullest)?.code ?? "EN";
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
