import { useEffect, type ComponentType, type ReactNode } from "react";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import type { Player } from "../createPlayer.ts";
import { App } from "./App.tsx";

interface PlayerTreeProps {
  player: Pick<Player, "stores" | "rendering" | "reload">;
  /** Ties the route to the browser's history; where there is no browser, to nothing. */
  router: ComponentType<{ player: PlayerTreeProps["player"]; children: ReactNode }>;
  /** Told once it is drawn. */
  onDrawn?: () => void;
}

/** Everything that is drawn, one and the same tree wherever it is drawn. */
export function PlayerTree({ player, router: Router, onDrawn }: PlayerTreeProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <RenderingProvider context={player.rendering}>
      <Router player={player}>
        <App player={player} />
      </Router>
    </RenderingProvider>
  );
}
