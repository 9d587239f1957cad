import { useEffect, useState } from "react";

const channelName = "croupier-frame";

/** Whether another tab has taken over what may run once, and what takes it back. */
export function useOnlyOne(isWanted: boolean): { isTaken: boolean; takeBack(): void } {
  const [isTaken, setIsTaken] = useState(false);
  useEffect(() => {
    if (!isWanted || isTaken || typeof BroadcastChannel === "undefined") return undefined;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", () => setIsTaken(true));
    // Whoever comes last goes on; those who were there hear it.
    channel.postMessage("here");
    return () => channel.close();
  }, [isWanted, isTaken]);
  return { isTaken, takeBack: () => setIsTaken(false) };
}
