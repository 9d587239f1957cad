import { createRegistry, type Registry, type Renderer } from "#engine/index.ts";
import type { LoadedTexts } from "#i18n/createTexts.ts";
import type { RenderingContext } from "./RenderingContext.ts";

/** What a program, or whatever else draws documents, has of its own. */
export interface RenderingParts extends Omit<RenderingContext, "registry" | "translate" | "format"> {
  /** The renderers to choose from, or the registry of them where many contexts have the same. */
  renderers: readonly Renderer[] | Registry;
  /** The texts of now. Reads are observed. */
  texts(): Pick<LoadedTexts, "translate" | "format">;
  /** The time that relative times are counted to, in milliseconds since 1970; observed. Undefined: the day is written instead. */
  ticks?(): number | undefined;
}

/** Puts together what drawing needs. Every rendering context is made here: of players, operators, the gate, the bench. */
export function createRenderingContext({ renderers, texts, ticks, ...parts }: RenderingParts): RenderingContext {
  return {
    ...parts,
    registry: "get" in renderers ? renderers : createRegistry(renderers),
    translate: (key, values) => texts().translate(key, values),
    format: (value, format = "text", currency) =>
      texts().format(value, format, currency, format === "relative" ? ticks?.() : undefined),
  };
}
