import type { Channel } from "./revisions/shareWatch.ts";

/** Messages to the other tabs of this browser and origin; without BroadcastChannel each tab is alone. */
export function createTabChannel<T>(name: string): Channel<T> {
  if (typeof BroadcastChannel === "undefined") return { tell() {}, listen: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen(hear) {
      const handleMessage = ({ data }: MessageEvent<T>) => hear(data);
      channel.addEventListener("message", handleMessage);
      return () => channel.removeEventListener("message", handleMessage);
    },
  };
}
