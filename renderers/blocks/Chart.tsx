import { useState, type CSSProperties, type ReactElement } from "react";
import type { Shown } from "#contracts/blockProps.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { cellText } from "#rendering/table/cellText.ts";
import { Icon } from "../icons/Icon.tsx";
import { toFigure } from "../ui/toFigure.ts";
import { EmptyMark } from "../ui/EmptyMark.tsx";
import "./chart/Chart.css";
import { ChartStage } from "./chart/ChartStage.tsx";
import { ChartTable } from "./chart/ChartTable.tsx";
import type { Series } from "./chart/Series.ts";

const tones: Record<string, string> = {
  positive: "var(--c-positive)",
  negative: "var(--c-negative)",
  warning: "var(--c-warning)",
  muted: "var(--c-muted)",
};

/** Whether a stamp, in the zone that the site's times are written in, is the first moment of a day. */
function isMidnight(stamp: string): boolean {
  return /[ T]00:00:00$/.test(stamp);
}

/** A chart, with a legend and the same figures as a table for who prefers or needs one. */
export function Chart({ label, type, rows, x, series, order, height = 280 }: BlockProps<"chart">): ReactElement {
  const write = useFormat();
  const text = useFixedText();
  const [isTable, setIsTable] = useState(false);
  const style: CSSProperties & Record<"--chart-height", string> = { "--chart-height": `${height}px` };
  // Rows that are on their way keep the place of what will be drawn of them.
  if (rows.value === undefined) return <div className="chart chart--waits" style={style} aria-hidden="true" />;
  const given: readonly unknown[] = Array.isArray(rows.value) ? rows.value : [];
  const list = order === "lastFirst" ? given.toReversed() : given;
  if (list.length === 0) return <EmptyMark icon="chart" title={text("ui.chart.empty")} />;
  // The drawing runs from left to right in every language, and so do its figures.
  const written = (shown: Shown): string => {
    const words = cellText(shown, rows.currency, write);
    return toFigure(words) ?? words;
  };
  const places = list.map((row, index) => x.value(row, index));
  // Moments that are all the beginning of a day stand for their days.
  const areDays = places.every(({ value, format }) => format === "dateTime" && isMidnight(write(value, "stamp")));
  const labels = places.map((shown) => written(areDays ? { ...shown, text: write(shown.value, "date") } : shown));
  const drawn = series.map(({ label: name, value: shows, tone }, index): Series => {
    const shown = list.map((row, place) => shows(row, place));
    return {
      label: name,
      colour: tones[tone ?? ""] ?? `var(--c-chart-${(index % 4) + 1})`,
      values: shown.map(({ value }) => (typeof value === "number" && Number.isFinite(value) ? value : null)),
      texts: shown.map(written),
    };
  });
  return (
    <figure className="chart" style={style} aria-label={label}>
      <div className="chart__head">
        <ul className="chart__legend" aria-hidden="true">
          {drawn.map((one, index) => (
            <li key={index} className="chart__key" style={{ "--series": one.colour } as CSSProperties}>
              {one.label}
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="icon-button"
          aria-pressed={isTable}
          aria-label={text("ui.chart.table")}
          title={text("ui.chart.table")}
          onClick={() => setIsTable(!isTable)}
        >
          <Icon name="table" size={18} />
        </button>
      </div>
      {isTable ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <section className="chart__scroll" aria-label={label} tabIndex={0}>
          <ChartTable label={label} xLabel={x.label} labels={labels} series={drawn} />
        </section>
      ) : (
        <>
          <ChartStage
            label={label}
            type={type}
            height={height}
            labels={labels}
            series={drawn}
            write={(value) => {
              const { format = "number", currency = rows.currency } = series[0]?.value(list[0]) ?? {};
              const tick = write(value, format === "money" ? "moneyScale" : format, currency);
              return toFigure(tick) ?? tick;
            }}
          />
          <div className="only-read">
            <ChartTable label={label} xLabel={x.label} labels={labels} series={drawn} />
          </div>
        </>
      )}
    </figure>
  );
}

/** Draws `chart`. */
export const chart = defineBlock({ kind: "chart", component: Chart });
