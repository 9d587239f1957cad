import { useContext } from "react";
import { RenderingContextHolder, type RenderingContext } from "../RenderingContext.ts";

/** The context of this drawing; throws outside of a provider. */
export function useRendering(): RenderingContext {
  const context = useContext(RenderingContextHolder);
  if (!context) throw new Error("No RenderingProvider");
  return context;
}
