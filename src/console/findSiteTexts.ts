import type { Dictionary } from "#i18n/Dictionary.ts";

/** What of the texts is shown. */
export interface TextSearch {
  /** Letters in the key, in the bundled text or in the brand's own; empty for all. */
  words: string;
  /** Only those that the brand has its own text for. */
  isOwnOnly: boolean;
}

/** Texts of the console itself: no brand has its own. */
const consoleKey = /^(?:console|schema)\./;

/** The keys of a site's texts in one language that a search finds, in the order of the alphabet. */
export function findSiteTexts(bundled: Dictionary, own: Dictionary, { words, isOwnOnly }: TextSearch): string[] {
  const wanted = words.trim().toLowerCase();
  const isFound = (key: string) =>
    wanted === "" || [key, bundled[key], own[key]].some((text) => text?.toLowerCase().includes(wanted));
  return [...new Set([...Object.keys(bundled), ...Object.keys(own)])]
    .filter((key) => !consoleKey.test(key) && (!isOwnOnly || Object.hasOwn(own, key)) && isFound(key))
    .toSorted();
}
