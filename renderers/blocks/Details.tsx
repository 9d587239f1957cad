import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { PressOf } from "../ui/PressOf.tsx";
import { Written } from "../ui/Written.tsx";

/** Labels and their values, and what can be done about one. */
export function Details({ label, items }: BlockProps<"details">): ReactElement {
  return (
    <dl className="details" aria-label={label}>
      {items.map((item, index) => {
        const words = item.labels?.[String(item.value.value)] ?? item.value.text;
        return (
          <div key={index} className="details__line">
            <dt className="details__label">{item.label}</dt>
            <dd className="details__value">
              <span className="details__text">{words === "" ? null : <Written text={words} />}</span>
              <PressOf size="s" button={item.button} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Draws `details`. */
export const details = defineBlock({ kind: "details", component: Details });
