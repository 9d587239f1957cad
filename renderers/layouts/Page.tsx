import { use, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { PageArea } from "#rendering/PageArea.ts";

/** A page of two areas: an outlet for one of them draws that, any other place both. */
export function Page(areas: BlockProps<"page">): ReactNode {
  const { banner, main } = areas;
  const area = use(PageArea);
  return area ? (
    areas[area]
  ) : (
    <>
      {banner}
      {main}
    </>
  );
}

/** Draws `page`. */
export const page = defineBlock({ kind: "page", component: Page });
