/** Texts by language code. */
export type TextsByLanguage = Readonly<Record<string, string>>;

/** Languages that stand in for missing texts of another (decisions, "Language codes"); English stands in for all. */
const standIns: Readonly<Record<string, string>> = { "PT-BR": "PT", TW: "CN", KR: "KO" };

/** The languages in which a text is looked for, in order: the one that is asked for, the one that stands in for it, English. */
export function languageChain(language: string): string[] {
  const standIn = Object.hasOwn(standIns, language) ? standIns[language] : undefined;
  return [...new Set([language, ...(standIn === undefined ? [] : [standIn]), "EN"])];
}

/** The text in the language, else in the one that stands in for it, else in English; where there is neither, the first there is. */
export function pickText(texts: TextsByLanguage, language: string): string {
  const found = languageChain(language).find((code) => Object.hasOwn(texts, code));
  return (found === undefined ? Object.values(texts)[0] : texts[found]) ?? "";
}
