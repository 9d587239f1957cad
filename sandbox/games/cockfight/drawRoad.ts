import { draw, make } from "../front/make.ts";
import type { Side } from "./rules.ts";

const rows = 6;
const cell = 24;

/** The road of results: a column as long as the same side wins, six high and then to the right; a draw marks the one before it. */
export function drawRoad(winners: readonly Side[], label: string): HTMLElement {
  const marks: { column: number; row: number; side: Side; draws: number }[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const side of winners) {
    const last = marks.at(-1);
    if (side === "draw") {
      if (last) last.draws += 1;
      continue;
    }
    let [column, row] = [0, 0];
    if (last?.side === side) {
      const isFree = last.row + 1 < rows && !taken.has(`${last.column}.${last.row + 1}`);
      [column, row] = isFree ? [last.column, last.row + 1] : [last.column + 1, last.row];
    } else {
      start += 1;
      while (taken.has(`${start}.0`)) start += 1;
      column = start;
    }
    taken.add(`${column}.${row}`);
    marks.push({ column, row, side, draws: 0 });
  }
  const columns = Math.max(14, ...marks.map(({ column }) => column + 1));
  const [width, height] = [columns * cell, rows * cell];
  const grid = Array.from({ length: columns * rows }, (_, at) =>
    draw("rect", {
      x: (at % columns) * cell,
      y: Math.floor(at / columns) * cell,
      width: cell,
      height: cell,
      class: "road__cell",
    }),
  );
  const drawn = marks.flatMap(({ column, row, side, draws }) => {
    const [cx, cy] = [column * cell + cell / 2, row * cell + cell / 2];
    return [
      draw("circle", { cx, cy, r: 8.5, class: `road__mark road__mark--${side}` }),
      draw("text", { x: cx, y: cy + 4, class: "road__letter" }, side === "meron" ? "M" : "W"),
      ...(draws > 0 ? [draw("line", { x1: cx - 9, y1: cy + 9, x2: cx + 9, y2: cy - 9, class: "road__draw" })] : []),
    ];
  });
  const chart = draw(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true" },
    ...grid,
    ...drawn,
  );
  const road = make("div", { class: "road", role: "img", tabindex: 0, "aria-label": label }, chart as Node);
  requestAnimationFrame(() => (road.scrollLeft = road.scrollWidth));
  return road;
}
