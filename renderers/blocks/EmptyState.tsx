import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { EmptyMark } from "../ui/EmptyMark.tsx";
import { PressButton } from "../ui/PressButton.tsx";

/** Nothing there yet, and what to do next. */
export function EmptyState({ icon, title, text, action, actionLabel }: BlockProps<"emptyState">): ReactElement {
  return (
    <EmptyMark icon={icon} title={title} text={text}>
      {action === undefined || actionLabel === undefined ? null : (
        <PressButton variant="primary" label={actionLabel} onPress={action} />
      )}
    </EmptyMark>
  );
}

/** Draws `emptyState`. */
export const emptyState = defineBlock({ kind: "emptyState", component: EmptyState });
