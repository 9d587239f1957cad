import type { ReactElement, ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";

interface EmptyMarkProps {
  icon?: string | undefined;
  title: string;
  text?: string | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A mark and words where there is nothing to show. */
export function EmptyMark({ icon = "empty", title, text, children }: EmptyMarkProps): ReactElement {
  return (
    <div className="empty">
      <span className="empty__mark">
        <Icon name={icon} size={34} />
      </span>
      <p className="empty__title">
        <strong>{title}</strong>
      </p>
      {text === undefined ? null : <p className="empty__text">{text}</p>}
      {children}
    </div>
  );
}
