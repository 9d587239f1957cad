import type { ReactElement } from "react";
import { defineBlock } from "#rendering/defineBlock.ts";

/** A line between parts. */
export function Divider(): ReactElement {
  return <hr className="divider" />;
}

/** Draws `divider`. */
export const divider = defineBlock({ kind: "divider", component: Divider });
