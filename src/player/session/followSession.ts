import type { Player } from "../createPlayer.ts";
import { lockedPart } from "../hosts/LockedNotice.tsx";
import { askAhead } from "./askAhead.ts";
import { followFeatures } from "./followFeatures.ts";
import { followMemberStates } from "./followMemberStates.ts";
import { followTabs } from "./followTabs.ts";
import { makeReady } from "./makeReady.ts";
import { offerPasskeys } from "./offerPasskeys.ts";
import { resumeContracts } from "./resumeContracts.ts";
import { resumeLoads } from "./resumeLoads.ts";
import { tellSessionEnd } from "./tellSessionEnd.ts";
import { watchKeys } from "./watchKeys.ts";

/** What makes a long visit in several tabs easy. No first visit waits for it. */
export function followSession(player: Player): void {
  const { stores, rendering } = player;
  followTabs(stores);
  makeReady(rendering);
  askAhead(player);
  tellSessionEnd(stores);
  resumeLoads(stores);
  resumeContracts(stores);
  offerPasskeys(stores, rendering);
  followMemberStates(stores, rendering);
  followFeatures(stores);
  watchKeys(rendering);
  // Whoever logs in does not wait for it; where it could not be had, the login asks for it again.
  void import("../actions/waysIn.ts").catch(() => undefined);
  // One that is locked later may have no network then.
  lockedPart.load().catch(() => undefined);
  void import("../measure/watchMeasuring.ts").then((part) => part.watchMeasuring(player)).catch(() => undefined);
}
