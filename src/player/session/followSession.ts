import type { PlayerStores } from "../PlayerStores.ts";
import { followTabs } from "./followTabs.ts";
import { tellSessionEnd } from "./tellSessionEnd.ts";

/** What makes a long visit in several tabs easy. No first visit waits for it. */
export function followSession(stores: PlayerStores): void {
  followTabs(stores);
  tellSessionEnd(stores);
}
