import { createElement, useId, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { PressOf } from "../ui/PressOf.tsx";
import { headingTag } from "../ui/headingTag.ts";

/** A titled part of a page, with a way to more of it. */
export function Section(props: BlockProps<"section">): ReactElement {
  const { title, subtitle, children, more, level = 2 } = props;
  const id = useId();
  return (
    <section className="section" data-node={props.id} aria-labelledby={title === undefined ? undefined : id}>
      {title === undefined ? null : (
        <div className="section__head">
          <div>
            {createElement(headingTag(level), { id, className: "section__title" }, title)}
            {subtitle === undefined ? null : <p className="section__subtitle">{subtitle}</p>}
          </div>
          <PressOf variant="link" button={more} />
        </div>
      )}
      {children}
    </section>
  );
}

/** Draws `section`. */
export const section = defineBlock({ kind: "section", component: Section });
