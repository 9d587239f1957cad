import { createRoot } from "react-dom/client";
import { loadPlatform } from "#app/loadPlatform.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { PlayerRouter } from "./hosts/PlayerRouter.tsx";
import { PlayerTree } from "./hosts/PlayerTree.tsx";
import { readAheadPage } from "./ahead/readAheadPage.ts";
import { takeAddress } from "./ahead/takeAddress.ts";
import { takeOver } from "./ahead/takeOver.tsx";
import type { EarlyPresses } from "./ahead/watchPresses.ts";
import type { EarlyTyping } from "./ahead/watchTyped.ts";
import { createPlayer } from "./createPlayer.ts";
import { startPlayer } from "./startPlayer.ts";

/** What the program is started with. */
export interface StartOptions {
  /** Holds the page. */
  element: Element;
  /** Names the build in reports. */
  build: string;
  presses: EarlyPresses;
  typing: EarlyTyping;
}

/** In the browser's own list of times: since when the page can be used. */
const markUsable = () => void performance.mark("usable");

const loadBundled = async () => (await import("./site/readBundledSite.ts")).readBundledSite();

/**
 * Takes the page over that the platform drew, or draws it. Resolves with what loads it again without losing what was typed, and
 * rejects where neither can be done.
 */
export async function start({ element, build, presses, typing }: StartOptions): Promise<() => Promise<void>> {
  enforceActions();
  const page = readAheadPage(document);
  if (page) {
    const { reload } = await takeOver({ page, element, build, presses, typing, loadBundled });
    markUsable();
    return reload;
  }
  presses.forget();
  typing.forget();
  // Needed at once here, and not only when the page can be used.
  void import("#api/createClient.ts").catch(() => undefined);
  const [platform, bundled] = await Promise.all([
    loadPlatform(`${import.meta.env.BASE_URL}config.json`),
    loadBundled(),
  ]);
  const asked = takeAddress();
  const player = createPlayer({ platform, spare: bundled, loadBundled: async () => bundled, build });
  await startPlayer(player);
  const { texts } = player.stores;
  if (asked !== null && texts.offered.includes(asked)) await texts.choose(asked);
  createRoot(element).render(<PlayerTree player={player} router={PlayerRouter} onDrawn={markUsable} />);
  return player.reload;
}
