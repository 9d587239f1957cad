import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this was first drawn ahead, by a platform, or over what one has drawn. Stays as it is, and has nothing drawn anew. */
export function useIsTakenOver(): boolean {
  const [{ isTakenOver, begin }] = useState(createMemory);
  return useSyncExternalStore(never, isTakenOver, begin);
}

/** React asks the one for what is drawn on a page, and the other, before it, for what is drawn ahead or taken over. */
function createMemory(): { isTakenOver(): boolean; begin(): boolean } {
  let isTakenOver = false;
  return { isTakenOver: () => isTakenOver, begin: () => (isTakenOver = true) };
}
