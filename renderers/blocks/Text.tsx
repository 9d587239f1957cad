import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";

/** A paragraph. */
export function Text({ text: words, size = "m", tone, weight, live }: BlockProps<"text">): ReactElement {
  return (
    <p className="text" data-size={size} data-tone={tone} data-weight={weight} aria-live={live ? "polite" : undefined}>
      {words}
    </p>
  );
}

/** Draws `text`. */
export const text = defineBlock({ kind: "text", component: Text });
