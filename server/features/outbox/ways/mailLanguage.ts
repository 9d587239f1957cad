/** Languages whose tag is not their code in small letters (decisions, "Language codes"). */
const tags: Readonly<Record<string, string>> = {
  CN: "zh-Hans",
  TW: "zh-Hant-TW",
  TY: "fil",
  KR: "ko-KR",
  PT: "pt-PT",
  "UR-LA": "ur-Latn",
  UZ: "uz-Latn",
};
const fromTheRight = new Set(["AR", "FA", "UR"]);

/** Tag (BCP 47) and direction of a language, as the head of a mail says them. */
export function mailLanguage(code: string): { tag: string; direction: "ltr" | "rtl" } {
  const tag = Object.hasOwn(tags, code) ? tags[code] : undefined;
  return { tag: tag ?? code.toLowerCase(), direction: fromTheRight.has(code) ? "rtl" : "ltr" };
}
