import { draw } from "../front/make.ts";
import { symbols } from "./rules.ts";

type Shape = (of: string) => SVGElement[];

const petal = (angle: number, fill: string) =>
  draw("path", { d: "M50 58C34 44 36 22 50 12c14 10 16 32 0 46Z", fill, transform: `rotate(${angle} 50 60)` });

/** What is drawn of each symbol, in a box of 100 by 100; `of` is the address of its gradient. */
const shapes: Record<(typeof symbols)[number], Shape> = {
  naga: (of) => [
    draw("circle", { cx: 50, cy: 50, r: 42, fill: of }),
    draw("circle", {
      cx: 50,
      cy: 50,
      r: 35,
      fill: "none",
      stroke: "#7a4a00",
      "stroke-width": 2.5,
      "stroke-dasharray": "2 5",
    }),
    draw("path", {
      d: "m50 20 8.6 19 20.8 2.3-15.5 14 4.3 20.4L50 65.4 31.8 75.7l4.3-20.4-15.5-14L41.400 39Z",
      fill: "#7a4a00",
    }),
    draw("path", {
      d: "m50 27 6.3 14 15.2 1.7-11.3 10.2 3.1 15L50 60.3Z",
      fill: "#fff3c4",
      opacity: 0.55,
    }),
  ],
  seven: (of) => [
    draw("path", {
      d: "M20 16h62v16C66 46 58 62 56 86H34c1-20 8-36 22-50H36v8H20Z",
      fill: of,
      stroke: "#fff",
      "stroke-width": 3,
      "stroke-linejoin": "round",
    }),
  ],
  lotus: (of) => [
    ...[-64, 64, -34, 34].map((angle) => petal(angle, of)),
    petal(0, "#ffd7ea"),
    draw("path", { d: "M14 74c24 12 48 12 72 0-10 14-22 18-36 18S24 88 14 74Z", fill: "#2f9e62" }),
  ],
  bell: (of) => [
    draw("path", { d: "M50 12c20 0 26 16 27 34 1 14 5 18 9 24H14c4-6 8-10 9-24 1-18 7-34 27-34Z", fill: of }),
    draw("circle", { cx: 50, cy: 78, r: 9, fill: "#a8620a" }),
    draw("path", {
      d: "M36 26c-6 8-6 18-7 30",
      fill: "none",
      stroke: "#fff6cf",
      "stroke-width": 5,
      "stroke-linecap": "round",
      opacity: 0.7,
    }),
  ],
  gem: (of) => [
    draw("path", { d: "M28 18h44l18 22-40 46L10 40Z", fill: of }),
    draw("path", { d: "M28 18 36 40H10Zm44 0-8 22h26ZM36 40h28L50 86Z", fill: "#fff", opacity: 0.28 }),
    draw("path", { d: "M28 18h44l-8 22H36Z", fill: "#fff", opacity: 0.5 }),
  ],
  leaf: (of) => [
    draw("path", { d: "M18 82C8 42 34 14 84 14c2 52-24 78-58 66Z", fill: of }),
    draw("path", {
      d: "M18 88C30 60 48 42 70 30M38 62l-4-20m18 6-2-18m-12 32 20 2m-8-14 20 0",
      fill: "none",
      stroke: "#0b3d22",
      "stroke-width": 4,
      "stroke-linecap": "round",
      opacity: 0.55,
    }),
  ],
  plum: (of) => [
    draw("circle", { cx: 50, cy: 58, r: 32, fill: of }),
    draw("path", {
      d: "M50 30C48 18 54 10 64 8M52 24c8-10 20-10 28-4-8 8-18 10-28 4Z",
      fill: "#3fae6a",
      stroke: "#2b7d4a",
      "stroke-width": 4,
      "stroke-linecap": "round",
    }),
    draw("ellipse", { cx: 38, cy: 48, rx: 8, ry: 12, fill: "#fff", opacity: 0.4, transform: "rotate(28 38 48)" }),
  ],
  ring: (of) => [
    draw("circle", { cx: 50, cy: 60, r: 26, fill: "none", stroke: of, "stroke-width": 11 }),
    draw("path", {
      d: "M38 14h24l8 10-20 18-20-18Z",
      fill: "#bff3ff",
      stroke: "#4fb6d6",
      "stroke-width": 3,
      "stroke-linejoin": "round",
    }),
  ],
};

const colours: Record<(typeof symbols)[number], [light: string, dark: string]> = {
  naga: ["#ffe58a", "#e09a12"],
  seven: ["#ff7a6b", "#c1121f"],
  lotus: ["#ff9ccb", "#c9347f"],
  bell: ["#ffe07a", "#d98a12"],
  gem: ["#7ad7ff", "#1667c9"],
  leaf: ["#8fe388", "#1e8a4c"],
  plum: ["#c69bff", "#6a2bc2"],
  ring: ["#fff0b8", "#c9952c"],
};

/** The gradients of all symbols; once in a page. */
export function symbolGradients(): SVGElement {
  const made = symbols.map((symbol) =>
    draw(
      "linearGradient",
      { id: `of-${symbol}`, x1: 0, y1: 0, x2: 0.3, y2: 1 },
      draw("stop", { offset: 0, "stop-color": colours[symbol][0] }),
      draw("stop", { offset: 1, "stop-color": colours[symbol][1] }),
    ),
  );
  return draw("svg", { width: 0, height: 0, class: "gradients", "aria-hidden": "true" }, draw("defs", {}, ...made));
}

/** Draws a symbol by its number. */
export function drawSymbol(number: number): SVGElement {
  const symbol = symbols[number] ?? "ring";
  return draw(
    "svg",
    { viewBox: "0 0 100 100", class: "symbol", "aria-hidden": "true" },
    ...shapes[symbol](`url(#of-${symbol})`),
  );
}
