import { createContext, useCallback, useContext, useSyncExternalStore } from "react";

/** The window that something is drawn in: the page's own, or that of a frame, as wide as another screen. */
export const Screen = createContext<Partial<Pick<Window, "matchMedia" | "document">>>(globalThis);

/** Whether a media query is met, followed as it changes. False where pages are drawn ahead, and at the first drawing of those. */
export function useMatches(query: string): boolean {
  const screen = useContext(Screen);
  const watch = useCallback(
    (onChange: () => void) => {
      const media = screen.matchMedia?.(query);
      media?.addEventListener("change", onChange);
      return () => media?.removeEventListener("change", onChange);
    },
    [screen, query],
  );
  return useSyncExternalStore(
    watch,
    () => screen.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
