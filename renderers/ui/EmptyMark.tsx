import { createElement, type ReactElement, type ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { headingTag } from "./headingTag.ts";

interface EmptyMarkProps {
  icon?: string | undefined;
  title: string;
  text?: string | undefined;
  /** Where the title is a heading, its level. */
  level?: number | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A mark and words where there is nothing to show. */
export function EmptyMark({ icon = "empty", title, text, level, children }: EmptyMarkProps): ReactElement {
  return (
    <div className="empty">
      <span className="empty__mark">
        <Icon name={icon} size={34} />
      </span>
      {createElement(
        level === undefined ? "p" : headingTag(level),
        { className: "empty__title" },
        <strong>{title}</strong>,
      )}
      {text === undefined ? null : <p className="empty__text">{text}</p>}
      {children}
    </div>
  );
}
