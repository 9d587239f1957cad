import { useId, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { Written } from "../ui/Written.tsx";
import "./Progress.css";

/** How far something has come. The browser's own element: without a value it moves by itself, and says that nobody knows. */
export function Progress(props: BlockProps<"progress">): ReactElement {
  const { label, value, max, format, text, tone, size = "m" } = props;
  const id = useId();
  const write = useFormat();
  const fixed = useFixedText();
  const most = max === undefined ? 1 : toAmount(max.value);
  const amount = toAmount(value?.value);
  const isKnown = amount !== undefined && most !== undefined;
  const part = isKnown ? partOf(amount, most) : undefined;
  const written = (): string => {
    if (!isKnown || part === undefined) return "";
    // Not rounded up: what says 100 % is done.
    if (format === undefined) return write(Math.floor(part * 100) / 100, "percent");
    const currency = value?.currency ?? max?.currency;
    return fixed("ui.progress.of", { value: write(amount, format, currency), max: write(most, format, currency) });
  };
  const figures = written();
  return (
    <div className="progress" data-size={size} data-tone={tone}>
      <p className="progress__head">
        <span id={`${id}-label`} className="progress__label">
          {label}
        </span>
        {figures === "" ? null : (
          <span className="progress__figures">
            <Written text={figures} />
          </span>
        )}
      </p>
      <progress
        className="progress__bar"
        aria-labelledby={`${id}-label`}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        aria-valuetext={figures === "" ? undefined : figures}
        {...(part === undefined ? {} : { value: part, max: 1 })}
      />
      {text === undefined ? null : (
        <p id={`${id}-text`} className="progress__text">
          {text}
        </p>
      )}
    </div>
  );
}

/** A number, also one that was sent as digits; undefined where it is none. */
function toAmount(value: unknown): number | undefined {
  const amount = typeof value === "number" ? value : typeof value === "string" && value.trim() !== "" ? +value : NaN;
  return Number.isFinite(amount) ? amount : undefined;
}

/** From 0 to 1; of what goes no further than zero everything is done. */
const partOf = (amount: number, most: number): number => (most <= 0 ? 1 : Math.min(Math.max(amount / most, 0), 1));

/** Draws `progress`. */
export const progress = defineBlock({ kind: "progress", component: Progress });
