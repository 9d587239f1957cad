/** The parameter of an address that names the language of the page. */
export const languageParameter = "lang";

/**
 * The address of a page in a language: the brand's own language has the path alone, every other one is named by its code
 * (`/help?lang=AR`).
 */
export function addressIn(path: string, language: string, defaultLanguage: string): string {
  return language === defaultLanguage ? path : `${path}?${languageParameter}=${language}`;
}
