import type { TextTable } from "#i18n/TextTable.ts";

/** What of the texts is shown. */
export interface TextSearch {
  /** Letters in the key, in the bundled text or in the brand's own; empty for all. */
  words: string;
  /** Only those that the brand has its own text for. */
  isOwnOnly: boolean;
  /** Only those that the language has no text for. */
  isMissingOnly?: boolean;
}

/** Texts of the console itself: no brand has its own. */
const consoleKey = /^(?:console|schema)\./;

/** The texts of a site in one language, and those of the language that has all of them. */
export interface SiteTextLayers {
  /** What came with the program. */
  bundled: TextTable;
  /** What the brand says instead. */
  own: TextTable;
  /** Every text there is, in the language that has them all. */
  whole: TextTable;
}

/** The keys of a site's texts in one language that a search finds, in the order of the alphabet. */
export function findSiteTexts(
  layers: SiteTextLayers,
  { words, isOwnOnly, isMissingOnly = false }: TextSearch,
): string[] {
  const { bundled, own, whole } = layers;
  const wanted = words.trim().toLowerCase();
  const isFound = (key: string) =>
    wanted === "" || [key, bundled[key], own[key], whole[key]].some((text) => text?.toLowerCase().includes(wanted));
  const missing = missingTexts(layers);
  const all = new Set([...Object.keys(bundled), ...Object.keys(own), ...missing]);
  return [...(isMissingOnly ? missing : all)]
    .filter((key) => !consoleKey.test(key) && (!isOwnOnly || Object.hasOwn(own, key)) && isFound(key))
    .toSorted();
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** The keys that a language has no text for. It has one where it has any of its plural forms. */
export function missingTexts({ bundled, own, whole }: SiteTextLayers): string[] {
  const stem = (key: string) => key.replace(pluralForm, "");
  const known = new Set([...Object.keys(bundled), ...Object.keys(own)].map(stem));
  return Object.keys(whole).filter((key) => !consoleKey.test(key) && !known.has(stem(key)));
}
