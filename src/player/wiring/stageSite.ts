import { pickLanguage } from "#i18n/pickLanguage.ts";
import type { FlagStore } from "#stores/FlagStore.ts";
import type { TextContext, TextStore } from "#stores/TextStore.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";
import { offeredLanguages } from "./offeredLanguages.ts";

/** What making a configuration ready is wired to. */
export interface Stage {
  texts: TextStore;
  flags: FlagStore;
  /** Whether there are texts to show in a language. */
  hasTexts(code: string, overrides: TextContext["overrides"]): boolean;
  /** The platform had no part in this configuration. */
  isProvisional: boolean;
  /** Told of languages that the site offers and nobody can read. */
  onUntranslated?(codes: readonly string[]): void;
}

/**
 * Makes a configuration ready: its texts are loaded first, so that texts, flags and layouts change in one go and no
 * page is drawn with half of them. Only languages with texts are offered.
 */
export async function stageSite(
  site: PlayerSite,
  { texts, flags, hasTexts, isProvisional, onUntranslated }: Stage,
): Promise<() => void> {
  const { brand, flags: set, texts: overrides } = site;
  const { languages, defaultLanguage } = brand.settings;
  const offered = offeredLanguages(site, hasTexts);
  const unreadable = languages.filter((code) => !hasTexts(code, overrides));
  if (unreadable.length > 0) onUntranslated?.(unreadable);
  // What is shown goes on being shown, but not what was only shown because the platform had not answered yet.
  const wishes = texts.isProvisional ? [texts.storedLanguage] : [texts.language, texts.storedLanguage];
  const { chosen } = texts;
  const show = await texts.prepare(pickLanguage(wishes, offered, defaultLanguage), {
    overrides,
    currency: brand.currency,
  });
  return () => {
    show();
    flags.replace(set);
    texts.setOffered(offered, isProvisional);
    // What the visitor chose while this was made ready holds.
    const later = texts.chosen === chosen ? null : texts.chosen;
    if (later !== null && later !== texts.language && offered.includes(later)) void texts.show(later);
  };
}
