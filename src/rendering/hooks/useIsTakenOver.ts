import { useRef, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether this was first drawn ahead, by a platform, or over what one has drawn. Stays as it is, and has nothing drawn anew: React asks
 * the one for what is drawn on a page, and the other, before it, for what is drawn ahead or taken over.
 */
export function useIsTakenOver(): boolean {
  const memory = useRef(false);
  return useSyncExternalStore(
    never,
    () => memory.current,
    () => (memory.current = true),
  );
}
