import { invalidForm } from "#server/features/member/checkRegistration.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";

/** Words as an operator types them. */
export interface TypedWords {
  language: string;
  name: string;
  note?: string;
}

/** Typed words by language; throws where one stands twice, or English is missing, which stands in for every other. */
export function readWords(words: readonly TypedWords[]): { name: TextsByLanguage; note: TextsByLanguage } {
  const languages = words.map(({ language }) => language);
  const twice = languages.findIndex((language, place) => languages.indexOf(language) < place);
  if (twice >= 0) throw invalidForm({ [`/words/${twice}/language`]: { key: "error.words_twice" } });
  if (!languages.includes("EN")) throw invalidForm({ words: { key: "error.words_english" } });
  const notes = words.flatMap(({ language, note = "" }) => (note.trim() === "" ? [] : [[language, note.trim()]]));
  return {
    name: Object.fromEntries(words.map(({ language, name }) => [language, name.trim()])),
    note: Object.fromEntries(notes) as Record<string, string>,
  };
}

/** The same way back, English first. */
export function sayWords(name: TextsByLanguage, note: TextsByLanguage) {
  const languages = Object.keys(name).toSorted((one, other) =>
    one === "EN" ? -1 : other === "EN" ? 1 : one < other ? -1 : 1,
  );
  return languages.map((language) => ({ language, name: name[language] ?? "", note: note[language] ?? "" }));
}
