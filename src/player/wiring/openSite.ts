import { whenIdle } from "#rendering/whenIdle.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { Player } from "../createPlayer.ts";
import { watchRoute } from "../routing/watchRoute.ts";
import { connect } from "./connect.ts";
import { rememberView } from "./rememberView.ts";
import { watchSession } from "./watchSession.ts";

/**
 * What follows the permission answer: the stream of revisions, and once the site may be used countries, session, and what
 * hangs on the address. A session that is being restored is waited for so many milliseconds before the page is shown without
 * it. Resolves at once for a site that is closed.
 */
export async function openSite(player: Player, waitMs: number): Promise<void> {
  const { site } = player.stores;
  connect(player.stores, player.platform);
  if (site.system === "normal") return await open(player, waitMs);
  const stop = watchValue(
    () => site.system,
    (system) => {
      if (system !== "normal") return;
      stop();
      void open(player, waitMs);
    },
  );
}

async function open(player: Player, waitMs: number): Promise<void> {
  const { stores, rendering, loadCountries, jar } = player;
  void loadCountries();
  const restoring = stores.session.restore();
  if (waitMs > 0) await Promise.race([restoring, new Promise((resolve) => setTimeout(resolve, waitMs))]);
  watchSession(stores, rendering);
  rememberView(stores, jar);
  watchRoute(stores);
  void player.goOn();
  whenIdle(() => {
    // Without a network it comes with the next visit.
    void import("../session/followSession.ts").then((part) => part.followSession(player)).catch(() => undefined);
  });
}
