import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { EmptyMark } from "../ui/EmptyMark.tsx";
import { PressOf } from "../ui/PressOf.tsx";

/** Nothing there yet, and what to do next. */
export function EmptyState({ icon, title, text, button, level }: BlockProps<"emptyState">): ReactElement {
  return (
    <EmptyMark icon={icon} title={title} text={text} level={level}>
      {button === undefined ? null : <PressOf variant="primary" button={button} />}
    </EmptyMark>
  );
}

/** Draws `emptyState`. */
export const emptyState = defineBlock({ kind: "emptyState", component: EmptyState });
