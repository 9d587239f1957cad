import type { Diagnostic } from "#contracts/api.ts";
import { suggest } from "#json/suggest.ts";

/** A text key, and where it is used. */
export interface UsedText {
  key: string;
  document: string;
  pointer: string;
}

/** What texts are checked with. */
export interface TextsInput {
  used: Iterable<UsedText>;
  /** Languages that must have every text. */
  languages: readonly string[];
  /** Texts by language and key: the bundled dictionaries. */
  dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Texts of the site and its pages (`CompiledSite.texts`), which go before the bundled ones. */
  own: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** For so many missing texts the nearest key is looked for: with more than that, something else is wrong than the spelling. */
const mostSuggestions = 30;

const pluralForms = ["_zero", "_one", "_two", "_few", "_many", "_other"];

/**
 * The texts that are used and missing in a language that must have them all: one problem for each use, with the
 * languages, and the nearest key where no language knows it. A key counts as there when one of its plural forms is.
 */
export function checkTexts({ used, languages, dictionaries, own }: TextsInput): Diagnostic[] {
  const known = new Map(languages.map((language) => [language, keysOf(dictionaries[language], own[language])]));
  const everywhere = new Set([...known.values()].flatMap((keys) => [...keys]));
  const problems: Diagnostic[] = [];
  let suggested = 0;
  for (const { key, document, pointer } of used) {
    const missing = languages.filter((language) => !has(known.get(language), key));
    if (missing.length === 0) continue;
    const isUnknown = missing.length === languages.length && suggested < mostSuggestions;
    if (isUnknown) suggested += 1;
    const choice = isUnknown ? suggest(key, everywhere) : undefined;
    const reason = `the text ${key} is missing in ${missing.join(", ")}`;
    problems.push({ document, pointer, reason, ...(choice !== undefined && { nearest: choice }) });
  }
  return problems;
}

function keysOf(...dictionaries: (Readonly<Record<string, string>> | undefined)[]): Set<string> {
  return new Set(dictionaries.flatMap((dictionary) => Object.keys(dictionary ?? {})));
}

function has(keys: ReadonlySet<string> | undefined, key: string): boolean {
  return keys !== undefined && (keys.has(key) || pluralForms.some((form) => keys.has(key + form)));
}
