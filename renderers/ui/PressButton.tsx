import type { ReactElement } from "react";
import type { Act } from "#rendering/Act.ts";
import { Icon } from "../icons/Icon.tsx";
import { classNames } from "./classNames.ts";
import { useBusy } from "./useBusy.ts";

/** What a button of the skin is made of. */
export interface PressButtonProps {
  label: string;
  /** What is read out instead of the label, where that alone does not tell the buttons of a list apart; it holds the label. */
  name?: string | undefined;
  onPress: Act;
  icon?: string | undefined;
  variant?: "primary" | "secondary" | "ghost" | "danger" | "link" | undefined;
  size?: "s" | "m" | "l" | undefined;
  isWide?: boolean | undefined;
  /** The colour that carries the meaning. */
  tone?: string | undefined;
  /** The label is read out and not shown. */
  isIconOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/**
 * A button that shows that its act is running and takes no second press meanwhile. It stays in the tab order while it is
 * busy or disabled, so that the keyboard does not lose its place.
 */
export function PressButton(props: PressButtonProps): ReactElement {
  const {
    label,
    name,
    onPress,
    icon,
    variant = "secondary",
    size = "m",
    isWide,
    isIconOnly,
    isDisabled = false,
    tone,
  } = props;
  const [isBusy, run] = useBusy(onPress);
  return (
    <button
      type="button"
      className={classNames(
        "button",
        `button--${variant}`,
        isWide && "button--wide",
        isIconOnly && "button--icon-only",
      )}
      data-size={size}
      data-tone={tone}
      aria-label={name ?? (isIconOnly ? label : undefined)}
      title={isIconOnly ? label : undefined}
      aria-disabled={isDisabled || isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isDisabled ? undefined : run}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {isIconOnly ? null : <span className="button__label">{label}</span>}
      {isBusy ? <span className="button__spinner" aria-hidden="true" /> : null}
    </button>
  );
}
