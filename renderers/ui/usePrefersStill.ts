import { useMatches } from "./useMatches.ts";

/** Whether the user has asked the system for less motion. */
export function usePrefersStill(): boolean {
  return useMatches("(prefers-reduced-motion: reduce)");
}
