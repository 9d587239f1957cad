import { useInSight } from "./useInSight.ts";
import { usePrefersStill } from "./usePrefersStill.ts";
import { useRested } from "./useRested.ts";

/**
 * Whether what moves by itself may move: the page has come to rest, the element is in sight, and nobody asked for less
 * motion. False at the first drawing.
 */
export function useMoving(element: Element | null): boolean {
  const hasRested = useRested();
  const isInSight = useInSight(element);
  const wantsStill = usePrefersStill();
  return hasRested && isInSight && !wantsStill;
}
