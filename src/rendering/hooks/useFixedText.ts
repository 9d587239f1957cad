import { useRendering } from "./useRendering.ts";

/** The lookup of a renderer's own texts (`tableUi.nextPage`), in the user's language. */
export function useFixedText(): (key: string, values?: Readonly<Record<string, unknown>>) => string {
  return useRendering().translate;
}
