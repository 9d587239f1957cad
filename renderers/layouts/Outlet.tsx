import type { ReactElement } from "react";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useOutlet } from "#rendering/hooks/useOutlet.tsx";

/** The place where the page of the route appears. */
export function Outlet(): ReactElement {
  return <div className="outlet">{useOutlet()}</div>;
}

/** Draws `outlet`. */
export const outlet = defineBlock({ kind: "outlet", component: Outlet });
