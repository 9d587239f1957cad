import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { toneOfSign } from "#rendering/toneOfSign.ts";
import { Icon } from "../icons/Icon.tsx";
import { howLong } from "../ui/howLong.ts";
import { Ticking } from "../ui/Ticking.tsx";

/** One value with its label; its figures tick when they change, and a live one is read out again. */
export function Value({
  label,
  value: shown,
  size = "m",
  tone,
  signed,
  live,
  icon,
}: BlockProps<"value">): ReactElement {
  const own = signed ? toneOfSign(shown.value) : undefined;
  // Not by its colour alone.
  const figure = own === "positive" ? `+${shown.text}` : shown.text;
  return (
    <span className="value" data-size={size} data-tone={own ?? tone}>
      {icon === undefined ? null : (
        <span className="value__icon">
          <Icon name={icon} />
        </span>
      )}
      <span className="value__words" aria-live={live ? "polite" : undefined} aria-atomic={live ? "true" : undefined}>
        {label === undefined ? null : <span className="value__label">{label}</span>}
        <span className="value__figure" data-long={howLong(figure)}>
          {figure === "" ? "–" : <Ticking text={figure} />}
        </span>
      </span>
    </span>
  );
}

/** Draws `value`. */
export const value = defineBlock({ kind: "value", component: Value });
