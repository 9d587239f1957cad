import { niceTicks } from "../../ui/niceTicks.ts";
import type { Series } from "./Series.ts";

/** Where everything of a chart stands, in CSS pixels. */
export interface Plan {
  width: number;
  height: number;
  start: number;
  bottom: number;
  ticks: readonly number[];
  /** Middle of a point along the bottom. */
  x(index: number): number;
  y(value: number): number;
  /** Room of one point. */
  step: number;
  /** Every how many points a label fits. */
  labelEvery: number;
}

interface Room {
  width: number;
  height: number;
  count: number;
  /** Letters of the longest label at the side and along the bottom. */
  tickLength(ticks: readonly number[]): number;
  labelLength: number;
}

const letter = 6.6;

/** Lays a chart out in its room: bars and points share one grid, so that the tooltip and the labels fit both. */
export function layOut(series: readonly Series[], { width, height, count, tickLength, labelLength }: Room): Plan {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = niceTicks(Math.min(...all, 0), Math.max(...all, 0), all.every(Number.isInteger));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const start = Math.min(tickLength(ticks) * letter + 14, width * 0.3);
  const bottom = height - 28;
  const top = 10;
  const step = (width - start - 8) / Math.max(1, count);
  const words = labelLength * letter;
  // The last label stays inside, and so comes nearer to the one before.
  const shift = Math.max(0, words / 2 - 4 - step / 2);
  return {
    width,
    height,
    start,
    bottom,
    ticks,
    step,
    x: (index) => start + step * (index + 0.5),
    y: (value) => bottom - ((value - low) / (high - low || 1)) * (bottom - top),
    labelEvery: Math.max(1, Math.ceil((words + 14 + shift) / Math.max(step, 1))),
  };
}
