import { useId, type CSSProperties, type ReactElement } from "react";
import type { Plan } from "./layOut.ts";
import type { Series } from "./Series.ts";

interface ChartDrawingProps {
  type: "line" | "area" | "bar";
  plan: Plan;
  series: readonly Series[];
  labels: readonly string[];
  write(value: number): string;
  /** The point looked at. */
  active: number | null;
}

const ownColour = (colour: string): CSSProperties => ({ "--series": colour }) as CSSProperties;

function path(values: Series["values"], plan: Plan): string {
  let isDown = false;
  return values
    .map((value, index) => {
      if (value === null) {
        isDown = false;
        return "";
      }
      const command = isDown ? "L" : "M";
      isDown = true;
      return `${command}${plan.x(index).toFixed(1)} ${plan.y(value).toFixed(1)}`;
    })
    .join("");
}

/** The picture of a chart. For the eye only: its words are in the table beside it. */
export function ChartDrawing({ type, plan, series, labels, write, active }: ChartDrawingProps): ReactElement {
  const id = useId();
  const zero = plan.y(0);
  const barWidth = Math.max(1, Math.min(22, (plan.step * 0.72) / series.length));
  return (
    <svg viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true" focusable="false">
      {plan.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? "chart__grid chart__grid--zero" : "chart__grid"}
            x1={plan.start}
            x2={plan.width - 4}
            y1={plan.y(tick)}
            y2={plan.y(tick)}
          />
          <text className="chart__tick" x={plan.start - 8} y={plan.y(tick)} dy="0.32em" textAnchor="end">
            {write(tick)}
          </text>
        </g>
      ))}
      {labels.map((label, index) =>
        (labels.length - 1 - index) % plan.labelEvery === 0 ? (
          <text
            key={`${label} ${index}`}
            className="chart__tick"
            x={Math.min(plan.x(index), plan.width - label.length * 3.3 - 4)}
            y={plan.height - 6}
            textAnchor="middle"
            // A chart runs from left to right in every language; what stands below it reads as its language does.
            unicodeBidi="plaintext"
          >
            {label}
          </text>
        ) : null,
      )}
      {active === null ? null : (
        <line className="chart__cross" x1={plan.x(active)} x2={plan.x(active)} y1="6" y2={plan.bottom} />
      )}
      {series.map((one, at) => (
        <g key={at} style={ownColour(one.colour)}>
          {type === "area" && one.values.length > 1 ? (
            <>
              <linearGradient id={`${id}-${at}`} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" style={{ stopColor: one.colour }} stopOpacity={0.36 / series.length} />
                <stop offset="1" style={{ stopColor: one.colour }} stopOpacity="0" />
              </linearGradient>
              <path
                d={`${path(one.values, plan)}L${plan.x(one.values.length - 1)} ${zero}L${plan.x(0)} ${zero}z`}
                fill={`url(#${id}-${at})`}
              />
            </>
          ) : null}
          {type === "bar"
            ? one.values.map((value, index) =>
                value === null ? null : (
                  <rect
                    key={index}
                    className="chart__bar"
                    data-active={active === null || active === index}
                    x={plan.x(index) + (at - series.length / 2) * barWidth + 1}
                    width={Math.max(1, barWidth - 2)}
                    y={Math.min(zero, plan.y(value))}
                    height={Math.max(1, Math.abs(zero - plan.y(value)))}
                    rx={Math.min(4, barWidth / 3)}
                  />
                ),
              )
            : null}
          {type === "bar" ? null : <path className="chart__line" d={path(one.values, plan)} />}
          {type === "bar" || active === null || typeof one.values[active] !== "number" ? null : (
            <circle className="chart__dot" cx={plan.x(active)} cy={plan.y(one.values[active])} r="5" />
          )}
        </g>
      ))}
    </svg>
  );
}
