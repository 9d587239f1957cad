import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useLateClose } from "../../ui/useLateClose.ts";
import { useWidth } from "../../ui/useWidth.ts";
import { ChartDrawing } from "./ChartDrawing.tsx";
import { layOut } from "./layOut.ts";
import type { Series } from "./Series.ts";

interface ChartStageProps {
  label: string;
  type: "line" | "area" | "bar";
  height: number;
  labels: readonly string[];
  series: readonly Series[];
  write(value: number): string;
}

/**
 * The chart with what the pointer or the arrow keys look at: a cross, dots and the figures of that point. To assistive
 * technology it is a slider along the points that says the figures of each.
 */
export function ChartStage({ label, type, height, labels, series, write }: ChartStageProps): ReactElement {
  const text = useFixedText();
  const [box, width] = useWidth<HTMLDivElement>(640);
  const [active, setActive] = useState<number | null>(null);
  const plan = layOut(series, {
    width,
    height,
    count: labels.length,
    tickLength: (ticks) => Math.max(...ticks.map((tick) => write(tick).length)),
    labelLength: Math.max(0, ...labels.map((name) => name.length)),
  });
  const late = useLateClose(() => setActive(null));
  const look = (index: number): void => {
    late.stay();
    setActive(Math.min(Math.max(index, 0), labels.length - 1));
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect();
    look(Math.floor((event.clientX - left - plan.start) / plan.step));
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const from = active ?? labels.length;
    const to: Record<string, number> = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: labels.length - 1 };
    const next = to[event.key];
    if (event.key === "Escape" && active !== null) setActive(null);
    else if (next !== undefined) look(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const inWords = (index: number): string =>
    [labels[index], ...series.map((one) => `${one.label} ${one.texts[index]}`)].join(", ");
  const isRight = active !== null && plan.x(active) > width / 2;
  const place: CSSProperties =
    active === null ? {} : isRight ? { right: width - plan.x(active) + 14 } : { left: plan.x(active) + 14 };
  return (
    <div
      ref={box}
      className="chart__stage"
      role="slider"
      tabIndex={0}
      aria-label={`${label}. ${text("ui.chart.keys")}`}
      aria-valuemin={1}
      aria-valuemax={labels.length}
      aria-valuenow={(active ?? labels.length - 1) + 1}
      aria-valuetext={inWords(active ?? labels.length - 1)}
      onPointerMove={handlePointerMove}
      onPointerLeave={() => setActive(null)}
      onKeyDown={handleKeyDown}
      onBlur={late.leave}
    >
      <ChartDrawing type={type} plan={plan} series={series} labels={labels} write={write} active={active} />
      <div aria-hidden="true">
        {active === null ? null : (
          <div className="chart__tip" style={place}>
            <p className="chart__tip-title">{labels[active]}</p>
            {series.map((one, place) => (
              <p key={place} className="chart__tip-line">
                <span className="chart__key" style={{ "--series": one.colour } as CSSProperties}>
                  {one.label}
                </span>
                <strong>{one.texts[active]}</strong>
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
