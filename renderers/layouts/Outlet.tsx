import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useOutlet } from "#rendering/hooks/useOutlet.tsx";

/** The place where the page of the route appears, or an area of it. */
export function Outlet({ area, at }: BlockProps<"outlet">): ReactElement {
  return <div className="outlet">{useOutlet(at, area)}</div>;
}

/** Draws `outlet`. */
export const outlet = defineBlock({ kind: "outlet", component: Outlet });
