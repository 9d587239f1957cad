import { draw, make } from "../front/make.ts";

const step = 26;
const row = 18;
const left = 22;

/** A chart of a number from draw to draw, the newest on the right. Values from `lowest` to `highest`. */
export function drawTrend(
  values: readonly number[],
  { label, lowest, highest }: { label: string; lowest: number; highest: number },
): HTMLElement {
  const height = (highest - lowest + 1) * row;
  const width = left + values.length * step;
  const x = (at: number) => left + at * step + step / 2;
  const y = (value: number) => (highest - value) * row + row / 2;
  const rows = Array.from({ length: highest - lowest + 1 }, (_, at) => at + lowest);
  const chart = draw(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, width, height, class: "trend__chart", "aria-hidden": "true" },
    ...rows.flatMap((value) => [
      draw("line", { x1: left, x2: width, y1: y(value), y2: y(value), class: "trend__row" }),
      draw("text", { x: left - 6, y: y(value) + 4, class: "trend__name" }, String(value)),
    ]),
    draw("polyline", { points: values.map((value, at) => `${x(at)},${y(value)}`).join(" "), class: "trend__line" }),
    ...values.flatMap((value, at) => [
      draw("circle", { cx: x(at), cy: y(value), r: 9, class: "trend__dot" }),
      draw("text", { x: x(at), y: y(value) + 4, class: "trend__value" }, String(value)),
    ]),
  );
  const scroller = make("div", {
    class: "trend",
    tabindex: 0,
    role: "img",
    "aria-label": `${label}: ${values.join(", ")}`,
  });
  scroller.append(chart);
  // The newest is what one looks for.
  requestAnimationFrame(() => (scroller.scrollLeft = scroller.scrollWidth));
  return scroller;
}
