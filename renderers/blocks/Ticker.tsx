import { useState, type CSSProperties, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { Icon } from "../icons/Icon.tsx";
import { classNames } from "../ui/classNames.ts";
import { useMoving } from "../ui/useMoving.ts";
import { usePrefersStill } from "../ui/usePrefersStill.ts";
import { useRested } from "../ui/useRested.ts";
import { useStirred } from "../ui/useStirred.ts";
import { TickerList } from "./TickerList.tsx";

/** Nobody waits for more to pass by. */
const mostItems = 100;

/**
 * A line of items that moves along, or a list that moves up, once the page has come to rest. It stands still under the
 * pointer, while something in it has the focus, for a moment after any press, out of sight, when it is paused, and for those who
 * asked for less motion, who scroll it themselves.
 */
export function Ticker(props: BlockProps<"ticker">): ReactNode {
  const { label, icon, direction = "inline", visible = 3, at } = props;
  const text = useFixedText();
  const wantsStill = usePrefersStill();
  const [isPaused, setIsPaused] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isMoving = useMoving(box);
  const hasRested = useRested();
  const isStirred = useStirred();
  const { rows: all, within } = useRows(props.rows.value, at, mostItems);
  if (all.length === 0) return null;
  const isStill = wantsStill || (direction === "block" && all.length <= visible);
  const style: CSSProperties & Record<`--${string}`, number> = {
    "--ticker-items": all.length,
    "--ticker-visible": Math.min(visible, all.length),
  };
  return within(
    <section
      ref={setBox}
      className={classNames("ticker", direction === "block" && "ticker--block", isStill && "ticker--still")}
      style={style}
      data-moving={isMoving && !isPaused && !isStirred}
      aria-label={label}
    >
      {icon === undefined ? null : (
        <span className="ticker__icon">
          <Icon name={icon} size={18} />
        </span>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled by hand must be reachable */}
      <div className="ticker__window" tabIndex={isStill ? 0 : undefined}>
        <div className="ticker__track">
          <TickerList {...props} rows={all} />
          {/* What follows without a gap: of a list only as much as its window shows, and nothing before it moves. */}
          {isStill || !hasRested ? null : (
            <TickerList {...props} rows={direction === "block" ? all.slice(0, visible) : all} isCopy />
          )}
        </div>
      </div>
      {isStill ? null : (
        <button
          type="button"
          className="icon-button ticker__pause"
          aria-label={text(isPaused ? "ui.motion.play" : "ui.motion.pause")}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon name={isPaused ? "play" : "pause"} size={16} />
        </button>
      )}
    </section>,
  );
}

/** Draws `ticker`. */
export const ticker = defineBlock({ kind: "ticker", component: Ticker });
