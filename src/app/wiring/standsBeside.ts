import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { besideQuery } from "#renderers/ui/sheetQuery.ts";

/** Whether the dialog of that name stands beside the page on this screen, as it is now; elsewhere it stands over it. */
export function standsBeside(documents: RenderingContext["documents"], name: string): boolean {
  const isWide = globalThis.matchMedia?.(besideQuery).matches ?? false;
  return isWide && documents.open(`dialog/${name}`)?.root["stands"] === "side";
}
