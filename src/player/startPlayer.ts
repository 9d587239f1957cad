import { languages } from "#i18n/languages.ts";
import { loadBundledTexts } from "#i18n/loadBundledTexts.ts";
import { pickLanguage } from "#i18n/pickLanguage.ts";
import type { Player } from "./createPlayer.ts";
import { watchTitle } from "./routing/watchTitle.ts";
import { applyScreen } from "./wiring/applyScreen.ts";
import { openSite } from "./wiring/openSite.ts";

/** A reload shows a logged-in player as such at once, unless the platform takes longer than this, in milliseconds. */
const longestWaitMs = 800;

/**
 * Starts the program: the permission answer first, everything else after it (access specification, section 4). Rejects
 * only when the texts cannot be loaded; a platform that does not answer is a state of the site.
 */
export async function startPlayer(player: Player): Promise<void> {
  const { stores, rendering } = player;
  // The texts will most likely be these; they are on their way while the platform is being asked.
  void loadBundledTexts(pickLanguage([stores.texts.storedLanguage], Object.keys(languages))).catch(() => {});
  stores.clock.start();
  await stores.site.start();
  applyScreen(stores);
  watchTitle(stores, rendering);
  await openSite(player, longestWaitMs);
}
