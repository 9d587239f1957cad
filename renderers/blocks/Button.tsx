import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { PressOf } from "../ui/PressOf.tsx";

/** A button. */
export function Button(props: BlockProps<"button">): ReactElement {
  return <PressOf button={props} />;
}

/** Draws `button`. */
export const button = defineBlock({ kind: "button", component: Button });
