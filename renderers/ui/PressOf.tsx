import type { ReactElement } from "react";
import type { ShownButton } from "#contracts/blockProps.ts";
import type { Act } from "#rendering/Act.ts";
import { PressButton, type PressButtonProps } from "./PressButton.tsx";

interface PressOfProps extends Pick<PressButtonProps, "variant" | "size"> {
  /** Nothing is drawn where its condition does not hold. */
  button: ShownButton<Act> | undefined;
}

/** A button of a document. `variant` and `size` are those of its place, where it says none of its own. */
export function PressOf({ button, variant, size }: PressOfProps): ReactElement | null {
  if (button === undefined) return null;
  return (
    <PressButton
      label={button.label}
      onPress={button.action}
      icon={button.icon}
      variant={button.variant ?? variant}
      size={button.size ?? size}
      tone={button.tone}
      isWide={button.wide}
      isIconOnly={button.iconOnly}
      isDisabled={button.isDisabled}
    />
  );
}
