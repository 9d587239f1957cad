import { createElement, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { Icon } from "../icons/Icon.tsx";
import { headingTag } from "../ui/headingTag.ts";
import "./Collapse.css";

/**
 * A title that unfolds what stands below it. The browser's own element: it works before the program has arrived, a search in
 * the page unfolds it, and of those with one name it keeps one unfolded.
 */
export function Collapse(props: BlockProps<"collapse">): ReactElement {
  const { title, subtitle, icon, children, open = false, group, level, at } = props;
  const name = group === undefined ? undefined : `${at.document} ${group}`;
  return (
    <details className="collapse" name={name} open={open}>
      <summary className="collapse__head">
        {icon === undefined ? null : (
          <span className="collapse__icon">
            <Icon name={icon} />
          </span>
        )}
        <span className="collapse__words">
          {createElement(level === undefined ? "span" : headingTag(level), { className: "collapse__title" }, title)}
          {/* Read its own way: a stamp in a line from right to left would show its time before its day. */}
          {subtitle === undefined ? null : (
            <span className="collapse__subtitle">
              <bdi>{subtitle}</bdi>
            </span>
          )}
        </span>
        <span className="collapse__sign">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className="collapse__body">{children}</div>
    </details>
  );
}

/** Draws `collapse`. */
export const collapse = defineBlock({ kind: "collapse", component: Collapse });
