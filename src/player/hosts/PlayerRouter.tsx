import type { ReactNode } from "react";
import { Router } from "#program/hosts/Router.tsx";
import type { RouteStore } from "#stores/RouteStore.ts";

/** The browser's history as the player's route. */
export function PlayerRouter({ route, children }: { route: RouteStore; children: ReactNode }) {
  return <Router route={route}>{children}</Router>;
}
