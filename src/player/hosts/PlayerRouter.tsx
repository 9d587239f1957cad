import { useCallback, useState, type ReactNode } from "react";
import { Router } from "#app/hosts/Router.tsx";
import { standsBeside } from "#app/wiring/standsBeside.ts";
import { openLayers } from "#app/wiring/openLayers.ts";
import type { Player } from "../createPlayer.ts";
import { groundOf } from "../routing/groundOf.ts";
import { keepLists } from "../routing/keepLists.ts";

interface PlayerRouterProps {
  player: Pick<Player, "stores" | "rendering">;
  children: ReactNode;
}

/** The browser's history as the player's route. */
export function PlayerRouter({ player: { stores, rendering }, children }: PlayerRouterProps) {
  const { route, ui, session, data } = stores;
  const [kept] = useState(() => {
    ui.tellBeside((name) => standsBeside(rendering.documents, name));
    return keepLists(data, route);
  });
  const layers = useCallback(() => {
    const open = openLayers(ui, rendering);
    // There is no way out of a page that is locked but its own.
    return session.state.status === "locked" ? [...open, { id: "locked", dismiss: () => undefined }] : open;
  }, [ui, session, rendering]);
  return (
    <Router route={route} layers={layers} groundOf={groundOf} kept={kept}>
      {children}
    </Router>
  );
}
