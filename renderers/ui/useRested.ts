import { useSyncExternalStore } from "react";
import { whenRested } from "#rendering/whenRested.ts";

/** Whether this page has come to rest once; from then on everything may move at once. */
let hasRested = false;
const listeners = new Set<() => void>();

function watch(onChange: () => void): () => void {
  if (listeners.size === 0 && !hasRested)
    whenRested(() => {
      hasRested = true;
      for (const tell of listeners) tell();
    });
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Whether the page is drawn and at rest: never at the first drawing, so that it is what a server draws. */
export function useRested(): boolean {
  return useSyncExternalStore(
    watch,
    () => hasRested,
    () => false,
  );
}
