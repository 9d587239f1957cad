import { useCallback, useRef, type RefObject } from "react";
import type { SeenRows } from "#rendering/hooks/usePagedRows.ts";
import { seenRows } from "./seenRows.ts";

/** Says which rows of the list in the box are on the screen. */
export function useSeenRows(): { box: RefObject<HTMLDivElement | null>; seen: SeenRows } {
  const box = useRef<HTMLDivElement>(null);
  const seen = useCallback(() => (box.current === null ? undefined : seenRows(box.current)), []);
  return { box, seen };
}
