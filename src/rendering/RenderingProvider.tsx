import type { ReactNode } from "react";
import { RenderingContextHolder, type RenderingContext } from "./RenderingContext.ts";

/** Gives everything below it the context. The context must stay the same object; what changes in it is observed. */
export function RenderingProvider({ context, children }: { context: RenderingContext; children: ReactNode }) {
  return <RenderingContextHolder value={context}>{children}</RenderingContextHolder>;
}
