/** Texts by language code. */
export type TextsByLanguage = Record<string, string>;

/** The text in the language, else in English, which is always there. */
export function pickText(texts: TextsByLanguage, language: string): string {
  return texts[language] ?? texts["EN"] ?? "";
}
