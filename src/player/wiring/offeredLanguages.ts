import { languages as knownLanguages } from "#i18n/languages.ts";
import type { TextContext } from "#stores/TextStore.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";

/** The languages of a site that there are texts in; where there are none in any, all that there are texts in. */
export function offeredLanguages(
  { brand, texts }: Pick<PlayerSite, "brand" | "texts">,
  hasTexts: (code: string, overrides: TextContext["overrides"]) => boolean,
): string[] {
  const isReadable = (code: string) => hasTexts(code, texts);
  const readable = brand.settings.languages.filter(isReadable);
  return readable.length > 0 ? readable : Object.keys(knownLanguages).filter(isReadable);
}
