import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False while a page that was drawn ahead is taken over, and where nobody sees what is drawn; true from then on. What only this
 * visitor's browser knows is drawn once it is true, so that the first drawing is the one that was sent.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
