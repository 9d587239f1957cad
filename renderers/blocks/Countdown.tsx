import { useId, useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { toTime } from "../ui/toTime.ts";
import { useInSight } from "../ui/useInSight.ts";
import { useTimeLeft } from "../ui/useTimeLeft.ts";
import { useCrossed } from "../ui/useCrossed.ts";
import "./Countdown.css";

/** Said aloud when so many seconds are left: five minutes, a minute, ten seconds, none. */
const momentsToSay = [300, 60, 10, 0];
/** From here on it is urgent, in seconds. */
const urgentAt = 60;

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;
type Unit = (typeof units)[number][0];

/**
 * The time until a moment, by the platform's clock. What it is is worked out after it is drawn, so that the first drawing is the
 * same everywhere. It is read out on demand, and by itself only at a few moments.
 */
export function Countdown(props: BlockProps<"countdown">): ReactElement {
  const { label, until, then, ended, layout = "boxes", size = "m" } = props;
  const text = useFixedText();
  const id = useId();
  const [box, setBox] = useState<Element | null>(null);
  const isInSight = useInSight(box);
  const left = useTimeLeft(toTime(until.value), () => void then?.(), isInSight);
  const parts = left === undefined ? undefined : partsOf(left);
  const over = ended ?? text("ui.countdown.over");
  const inWords = (seconds: number | undefined): string => {
    if (seconds === undefined) return "";
    if (seconds === 0) return over;
    const counted = partsOf(seconds).filter(([, count]) => count > 0);
    return counted.map(([unit, count]) => text(`ui.countdown.${unit}`, { count })).join(" ");
  };
  const crossed = useCrossed(isInSight ? left : undefined, momentsToSay);
  return (
    <div
      ref={setBox}
      className="countdown"
      data-size={size}
      data-layout={layout}
      data-urgent={(left !== undefined && left > 0 && left <= urgentAt) || undefined}
    >
      <p id={id} className="countdown__label">
        {label}
      </p>
      <div role="timer" aria-labelledby={id} aria-busy={left === undefined || undefined} className="countdown__time">
        <span className="only-read">{inWords(left)}</span>
        {left === 0 ? (
          <span className="countdown__over" aria-hidden="true">
            {over}
          </span>
        ) : layout === "line" ? (
          <span className="countdown__line" aria-hidden="true">
            {parts === undefined || daysOf(parts) === 0 ? null : (
              <bdi>{text("ui.countdown.day", { count: daysOf(parts) })}</bdi>
            )}
            <bdi dir="ltr">{clockOf(parts)}</bdi>
          </span>
        ) : (
          <span className="countdown__boxes" aria-hidden="true">
            {boxesOf(parts).map(([unit, figures]) => (
              <span key={unit} className="countdown__box">
                <bdi dir="ltr" className="countdown__figures">
                  <span key={figures}>{figures}</span>
                </bdi>
                <span className="countdown__unit">{text(`ui.countdown.${unit}s`)}</span>
              </span>
            ))}
          </span>
        )}
      </div>
      <span className="only-read" aria-live="polite">
        {crossed === undefined ? "" : `${label}: ${inWords(crossed)}`}
      </span>
    </div>
  );
}

/** Days, hours, minutes and seconds of so many seconds. */
function partsOf(seconds: number): [Unit, number][] {
  let rest = seconds;
  return units.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return [unit, count];
  });
}

/** What stands in the boxes: no days on the last one, and nothing while nobody knows. */
function boxesOf(parts: [Unit, number][] | undefined): [Unit, string][] {
  if (parts === undefined) return units.map(([unit]) => [unit, "\u00a0"]);
  const shown = parts.filter(([unit, count]) => unit !== "day" || count > 0);
  return shown.map(([unit, count]) => [unit, twoDigits(count)]);
}

const daysOf = (parts: [Unit, number][]): number => parts[0]?.[1] ?? 0;

/** `02:03:04` below a day; without hours where there are no days and no hours. */
function clockOf(parts: [Unit, number][] | undefined): string {
  if (parts === undefined) return "\u00a0";
  const hasHours = parts.some(([unit, count]) => count > 0 && (unit === "day" || unit === "hour"));
  return parts
    .slice(hasHours ? 1 : 2)
    .map(([, count]) => twoDigits(count))
    .join(":");
}

const twoDigits = (count: number): string => String(count).padStart(2, "0");

/** Draws `countdown`. */
export const countdown = defineBlock({ kind: "countdown", component: Countdown });
