import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query is met, followed as it changes. False where pages are drawn ahead, and at the first drawing of those. */
export function useMatches(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = globalThis.matchMedia?.(query);
      media?.addEventListener("change", onChange);
      return () => media?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
