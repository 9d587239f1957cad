import { useMemo } from "react";
import { useRendering } from "#rendering/hooks/useRendering.ts";

/** Where a list of this visit of the page is remembered; null where there is no way back. */
export function useListMemory(name: string): { lists: Map<string, unknown>; name: string } | null {
  const { left } = useRendering().data;
  // Of the visit that it was drawn in: while it is left, the next one has begun.
  return useMemo(() => (left ? { lists: left.lists, name: `${left.visit()} ${name}` } : null), [left, name]);
}
