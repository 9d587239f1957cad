import { createTabChannel } from "#api/createTabChannel.ts";
import { storageKeys } from "#stores/storageKeys.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import { shareData } from "./shareData.ts";

/**
 * Takes over the language and the theme that were chosen in another tab: this browser shows one site. The platform was told by the
 * tab in which it was chosen. What was changed there is loaded again.
 */
export function followTabs({ texts, ui, data }: PlayerStores): void {
  const follow = async (language: string) => {
    if (language === texts.language || !texts.offered.includes(language)) return;
    if (await texts.choose(language)) void data.reloadAll();
  };
  const take = (key: string | null, value: string | null) => {
    if (value === null) return;
    if (key === storageKeys.language) void follow(value);
    else if (key === storageKeys.theme && value !== ui.theme.name && (value === "dark" || value === "light"))
      ui.theme.choose(value);
  };
  shareData(data, createTabChannel("croupier-data"));
  addEventListener("storage", ({ key, newValue }) => take(key, newValue));
  // What was chosen while this part was on its way.
  take(storageKeys.language, texts.storedLanguage);
  take(storageKeys.theme, ui.theme.stored);
}
