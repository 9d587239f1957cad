import { createElement, Fragment, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { classNames } from "../ui/classNames.ts";
import { headingTag } from "../ui/headingTag.ts";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { PressOf } from "../ui/PressOf.tsx";
import { StripButtons } from "../ui/StripButtons.tsx";
import { useStrip } from "../ui/useStrip.ts";
import "./Carousel.css";

/** The children once for each row, in a line that is scrolled. Its buttons are there while it does not all fit. */
export function Carousel(props: BlockProps<"carousel">): ReactNode {
  const { label, title, subtitle, more, level = 2, children, rowKey, limit, size = "m", empty, at } = props;
  const id = useId();
  const { rows, within } = useRows(props.rows.value, at, limit);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const strip = useStrip(box, rows.length);
  if (rows.length === 0) return empty === undefined ? null : <Fragment>{empty}</Fragment>;
  const handleKeyDown = (event: KeyboardEvent): void => {
    const step = event.target === event.currentTarget ? strip.stepOf(event.key) : 0;
    if (step === 0) return;
    event.preventDefault();
    strip.go(strip.index + step);
  };
  return within(
    <div className="carousel" data-size={size}>
      <div className={classNames("carousel__head", title === undefined && "carousel__head--bare")}>
        {title === undefined ? null : (
          <div className="carousel__titles">
            {createElement(headingTag(level), { className: "section__title" }, title)}
            {subtitle === undefined ? null : <p className="section__subtitle">{subtitle}</p>}
          </div>
        )}
        <PressOf variant="link" button={more} />
        <StripButtons strip={strip} controls={id} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move a line that can be scrolled */}
      <ul
        ref={setBox}
        id={id}
        className="carousel__strip"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reached by the keys
        tabIndex={0}
        onKeyDown={handleKeyDown}
      >
        {rows.map((row, index) => (
          <li key={keyOfRow(row, index, rowKey)} className="carousel__item">
            {children(row, index)}
          </li>
        ))}
      </ul>
    </div>,
  );
}

/** Draws `carousel`. */
export const carousel = defineBlock({ kind: "carousel", component: Carousel });
