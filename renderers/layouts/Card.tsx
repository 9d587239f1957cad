import { createElement, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { Icon } from "../icons/Icon.tsx";
import { classNames } from "../ui/classNames.ts";
import { headingTag } from "../ui/headingTag.ts";

/** A surface with a head, children and a row of actions at its foot. */
export function Card(props: BlockProps<"card">): ReactElement {
  const { title, subtitle, icon, children, actions, tone, level = 3 } = props;
  const hasHead = title !== undefined || subtitle !== undefined || icon !== undefined;
  return (
    <div className={classNames("card", tone && `card--${tone}`)} data-node={props.id} data-tone={tone}>
      {hasHead ? (
        <div className="card__head">
          {icon === undefined ? null : (
            <span className="card__icon">
              <Icon name={icon} size={24} />
            </span>
          )}
          <div>
            {title === undefined ? null : createElement(headingTag(level), { className: "card__title" }, title)}
            {subtitle === undefined ? null : <p className="card__subtitle">{subtitle}</p>}
          </div>
        </div>
      ) : null}
      {children}
      {actions === undefined ? null : <div className="card__actions">{actions}</div>}
    </div>
  );
}

/** Draws `card`. */
export const card = defineBlock({ kind: "card", component: Card });
