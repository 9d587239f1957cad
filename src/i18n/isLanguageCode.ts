import { languages, type LanguageCode } from "./languages.ts";

/** Whether a text from outside (storage, a platform's settings) is one of the codes the site knows. */
export function isLanguageCode(code: unknown): code is LanguageCode {
  return typeof code === "string" && Object.hasOwn(languages, code);
}
