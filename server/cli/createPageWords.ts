import type { Bundled } from "#server/features/publishing/bundled/loadBundled.ts";
import scaffold from "./scaffoldTexts.json" with { type: "json" };

/** The keys of a page's texts, made as they are asked for, with what they say in every language of the brand. */
export interface PageWords {
  /** The key of the page's title. */
  title: string;
  /** The key for a name of the contract (`lastSeenAt`), as a label. */
  of(name: string): string;
  /** The beginning of the keys for all values of something. */
  under(name: string): string;
  /** The key for one value of something (`type`, `deposit`). */
  choice(name: string, value: string | number | boolean): string;
  /** The key for words that every such page has. */
  fixed(name: keyof (typeof scaffold)["EN"]): string;
  /** Everything that was asked for, by language and key. */
  texts(): Record<string, Record<string, string>>;
  /** Keys whose words are English in a language that is not. */
  untranslated(): string[];
}

type Words = Readonly<Record<string, string>>;

/**
 * Words for a new page. What the product says already for a name, in the brand's languages, is taken from there; the rest is
 * the name itself, in English words.
 */
export function createPageWords(key: string, { site, dictionaries }: Bundled): PageWords {
  const languages = [...site.brand.settings.languages];
  const english = dictionaries["EN"] ?? {};
  const found = new Map<string, Readonly<Record<string, string>>>();
  const open = new Set<string>();

  function note(name: string, words: (language: string) => string | undefined, fallback: string): string {
    const textKey = `${key}.${name}`;
    const entries = languages.map((language) => [language, words(language) ?? fallback] as const);
    if (languages.some((language) => language !== "EN" && words(language) === undefined)) open.add(textKey);
    found.set(textKey, Object.fromEntries(entries));
    return textKey;
  }

  /** Where the product has these words: in a text whose key ends like the name, in every language. */
  function known(ending: string): ((language: string) => string | undefined) | undefined {
    const source = Object.keys(english)
      .filter(
        (textKey) => textKey.endsWith(`.${ending}`) && /^(records|team|messages|security|fields?)\./.test(textKey),
      )
      .toSorted((a, b) => a.length - b.length)
      .find((textKey) => languages.every((language) => isPlain(dictionaries[language]?.[textKey])));
    return source === undefined ? undefined : (language) => dictionaries[language]?.[source];
  }

  const none = () => undefined;
  return {
    title: note("title", (language) => (language === "EN" ? inWords(key) : undefined), inWords(key)),
    under: (name) => `${key}.${name}`,
    of: (name) => note(name, known(name) ?? none, inWords(name)),
    choice(name, value) {
      if (typeof value === "boolean") return note(`${name}.${value}`, (language) => wordsOf(language)[`${value}`], "");
      return note(`${name}.${value}`, known(`${name}.${value}`) ?? none, inWords(String(value)));
    },
    fixed: (name) => note(name, (language) => wordsOf(language)[name], (scaffold.EN as Words)[name] ?? name),
    texts: () =>
      Object.fromEntries(
        languages.map((language) => [
          language,
          Object.fromEntries([...found].map(([textKey, words]) => [textKey, words[language] ?? ""])),
        ]),
      ),
    untranslated: () => [...open],
  };
}

function wordsOf(language: string): Words {
  return (scaffold as Readonly<Record<string, Words>>)[language] ?? {};
}

/** Words without anything to be filled in. */
function isPlain(words: string | undefined): boolean {
  return words !== undefined && !words.includes("{{");
}

/** `lastSeenAt` is "Last seen at". */
function inWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
