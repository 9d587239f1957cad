import { useSyncExternalStore } from "react";

const question = "(prefers-reduced-motion: reduce)";

function watch(onChange: () => void): () => void {
  const media = globalThis.matchMedia?.(question);
  media?.addEventListener("change", onChange);
  return () => media?.removeEventListener("change", onChange);
}

/** Whether the user has asked the system for less motion. */
export function usePrefersStill(): boolean {
  return useSyncExternalStore(
    watch,
    () => globalThis.matchMedia?.(question).matches ?? false,
    () => false,
  );
}
