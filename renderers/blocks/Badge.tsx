import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";

/** A small mark; none where there is nothing to say, as with a row that lacks the value. */
export function Badge({ text, tone = "neutral" }: BlockProps<"badge">): ReactElement | null {
  if (text === "") return null;
  return (
    <span className="badge" data-tone={tone}>
      {text}
    </span>
  );
}

/** Draws `badge`. */
export const badge = defineBlock({ kind: "badge", component: Badge });
