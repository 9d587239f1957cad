import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { PressButton } from "../ui/PressButton.tsx";

/** A button. */
export function Button(props: BlockProps<"button">): ReactElement {
  return (
    <PressButton
      label={props.label}
      onPress={props.action}
      icon={props.icon}
      variant={props.variant}
      size={props.size}
      isWide={props.wide}
      isIconOnly={props.iconOnly}
      isDisabled={props.isDisabled}
    />
  );
}

/** Draws `button`. */
export const button = defineBlock({ kind: "button", component: Button });
