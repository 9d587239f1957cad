import { pickLanguage } from "#i18n/pickLanguage.ts";
import type { FlagStore } from "#stores/FlagStore.ts";
import type { TextStore } from "#stores/TextStore.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";

/**
 * Makes a configuration ready: its texts are loaded first, so that texts, flags and layouts change in one go and no
 * page is drawn with half of them.
 */
export async function stageSite(
  { brand, flags: set, texts: overrides }: PlayerSite,
  { texts, flags }: { texts: TextStore; flags: FlagStore },
): Promise<() => void> {
  const { languages, defaultLanguage } = brand.settings;
  const wishes = texts.state.status === "ready" ? [texts.language, texts.storedLanguage] : [texts.storedLanguage];
  const show = await texts.prepare(pickLanguage(wishes, languages, defaultLanguage), {
    overrides,
    currency: brand.currency,
  });
  return () => {
    show();
    flags.replace(set);
    texts.setOffered(languages);
  };
}
