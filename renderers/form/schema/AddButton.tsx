import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../../icons/Icon.tsx";

interface AddButtonProps {
  /** What is added to. */
  label: string;
  isDisabled: boolean | undefined;
  onPress(): void;
}

/** Adds an item to a list, or a member to a dictionary. */
export function AddButton({ label, isDisabled, onPress }: AddButtonProps): ReactElement {
  const translate = useFixedText();
  return (
    <button
      type="button"
      className="button button--secondary"
      data-size="s"
      disabled={isDisabled}
      onClick={() => onPress()}
    >
      <Icon name="plus" size={16} />
      <span className="button__label">{translate("fieldUi.addItem", { label })}</span>
    </button>
  );
}
