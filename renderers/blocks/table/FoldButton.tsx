import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon.tsx";

interface FoldButtonProps {
  icon: string;
  /** What it opens, translated. */
  label: string;
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  onPress: () => void;
  className?: string;
}

/** A small button among a table's tools that opens a part of it and closes it again. */
export function FoldButton({ icon, label, isOpen, controls, onPress, className = "" }: FoldButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={`button button--secondary ${className}`.trim()}
      data-size="s"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
      <span className="button__label">{label}</span>
    </button>
  );
}
