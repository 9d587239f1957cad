import { useEffect, useState } from "react";
import { createChunk } from "#rendering/createChunk.ts";
import { observing } from "#rendering/observing.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** A part of its own that no first visit waits for; it is fetched once the page is at rest (`followSession`). */
export const lockedPart = createChunk("src/player/hosts/Locked.tsx", () => import("./Locked.tsx"));

/** Locks the page when another account logged in in another tab: what is shown is not that account's (fault F-14). */
export const LockedNotice = observing(function LockedNotice({ stores }: { stores: PlayerStores }) {
  const { state } = stores.session;
  const isLocked = state.status === "locked";
  const [part, setPart] = useState(lockedPart.read);
  useEffect(() => {
    if (isLocked) lockedPart.load().then(setPart, () => undefined);
  }, [isLocked]);
  return isLocked && part ? <part.Locked stores={stores} account={state.by} /> : null;
});
