import type { Player } from "../Player.ts";
import { watchRoute } from "../routing/watchRoute.ts";
import { rememberView } from "./rememberView.ts";
import { watchSession } from "./watchSession.ts";

/**
 * What follows once the site may be used: countries, session, and what hangs on the address. A session that is being restored
 * is waited for so many milliseconds before the page is shown without it.
 */
export async function openSite(player: Player, waitMs: number): Promise<void> {
  const { stores, rendering } = player;
  void player.loadCountries();
  const restoring = stores.session.restore();
  if (waitMs > 0) await Promise.race([restoring, new Promise((resolve) => setTimeout(resolve, waitMs))]);
  watchSession(stores, rendering);
  rememberView(stores, player.jar);
  watchRoute(stores);
}
