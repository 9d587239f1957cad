import { watchValue } from "#stores/watchValue.ts";
import type { Player } from "./Player.ts";
import { watchRoute } from "./routing/watchRoute.ts";
import { applyScreen } from "./wiring/applyScreen.ts";
import { connect } from "./wiring/connect.ts";
import { watchSession } from "./wiring/watchSession.ts";

/** A reload shows a logged-in player as such at once, unless the platform takes longer than this, in milliseconds. */
const longestWaitMs = 800;

/**
 * Starts the program: the permission answer first, everything else after it (access specification, section 4). Rejects
 * only when the texts cannot be loaded; a platform that does not answer is a state of the site.
 */
export async function startPlayer(player: Player): Promise<void> {
  const { stores, platform } = player;
  await stores.site.start();
  applyScreen(stores);
  connect(stores, platform);
  if (stores.site.system === "normal") return await open(player);
  const stop = watchValue(
    () => stores.site.system,
    (system) => {
      if (system !== "normal") return;
      stop();
      void open(player);
    },
  );
}

/** What follows once the site may be used. */
async function open(player: Player): Promise<void> {
  const { stores, rendering } = player;
  void player.loadCountries();
  const restoring = stores.session.restore();
  await Promise.race([restoring, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  watchSession(stores, rendering);
  watchRoute(stores, rendering);
}
