import { complete } from "virtual:locales";
import type { LanguageCode } from "./languages.ts";

/** Whether the program brings every text in this language, so that no other need be loaded to stand in. */
export function hasAllTexts(language: LanguageCode): boolean {
  return complete.includes(language);
}
