import { joinPointer } from "#json/pointer.ts";
import type { Note } from "../createFindings.ts";
import { isBlank } from "./isBlank.ts";

/** Checks words that a document brings by language: they can be seen; languages of the site that have none are told. */
export function checkWordsOf(
  words: Readonly<Record<string, string>>,
  pointer: string,
  languages: readonly string[],
  note: Note,
): void {
  const missing = languages.filter((code) => !Object.hasOwn(words, code));
  if (missing.length > 0)
    note(pointer, `The words are missing in ${missing.join(", ")}: another language is shown there`, {
      severity: "warning",
    });
  for (const [language, text] of Object.entries(words)) {
    if (isBlank(text))
      note(joinPointer(pointer, language), "An empty text is seen by nobody: write one, or leave it out");
  }
}
