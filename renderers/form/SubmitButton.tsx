import type { ReactElement } from "react";
import type { ShownButton } from "#contracts/blockProps.ts";
import { Icon } from "../icons/Icon.tsx";
import { classNames } from "../ui/classNames.ts";

/** What the button that sends a form says and looks like; what it does is the form's to do. */
export type SubmitFace = Omit<ShownButton<never>, "action" | "isDisabled"> & { isDisabled?: boolean };

/** The button that sends a form: of the whole width and the heaviest, unless the document says otherwise. */
export function SubmitButton({ button, isSending }: { button: SubmitFace; isSending: boolean }): ReactElement {
  const { label, icon, variant = "primary", wide = true, iconOnly = false, size, tone, isDisabled = false } = button;
  return (
    <button
      type="submit"
      className={classNames("button", `button--${variant}`, wide && "button--wide", iconOnly && "button--icon-only")}
      data-size={size}
      data-tone={tone}
      aria-label={iconOnly ? label : undefined}
      aria-disabled={isDisabled || isSending || undefined}
      aria-busy={isSending || undefined}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {iconOnly ? null : <span className="button__label">{label}</span>}
      {isSending ? <span className="button__spinner" aria-hidden="true" /> : null}
    </button>
  );
}
