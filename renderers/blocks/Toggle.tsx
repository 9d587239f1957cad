import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { Icon } from "../icons/Icon.tsx";
import { classNames } from "../ui/classNames.ts";
import { useBusy } from "../ui/useBusy.ts";
import "./Toggle.css";

/** A button that stays pressed: its name is the same in both cases, and how it stands is read out. */
export function Toggle({ label, icon, action, isPressed, iconOnly, isDisabled }: BlockProps<"toggle">): ReactElement {
  const [isBusy, run] = useBusy(action);
  return (
    <button
      type="button"
      className={classNames("button", "button--secondary", "toggle", iconOnly && "button--icon-only")}
      data-size="s"
      aria-label={iconOnly ? label : undefined}
      title={iconOnly ? label : undefined}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || isBusy || undefined}
      onClick={isDisabled ? undefined : run}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {iconOnly ? null : <span className="button__label">{label}</span>}
    </button>
  );
}

/** Draws `toggle`. */
export const toggle = defineBlock({ kind: "toggle", component: Toggle });
