import { type LotteryKind, prizeLengths } from "#compile/lottery/playTypes.ts";
import { draw, make } from "../front/make.ts";
import type { Spoken } from "../front/words.ts";
import type { lotteryWords } from "./words.ts";

const pips: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** What a draw drew: the table of prizes, or dice, or balls. */
export function drawResult(
  kind: LotteryKind,
  numbers: readonly string[],
  words: Spoken<keyof typeof lotteryWords>,
): HTMLElement {
  if (kind === "fast3" || kind === "ball5")
    return make(
      "div",
      { class: "balls", role: "img", "aria-label": numbers.join(" ") },
      ...numbers.map((face) => (kind === "fast3" ? drawDie(face) : drawBall(face))),
    );
  let from = 0;
  const rows = prizeLengths[kind].map((lengths, prize) => {
    const own = numbers.slice(from, from + lengths.length);
    from += lengths.length;
    const name = prize === 0 ? words.special : `${words.prize} ${prize}`;
    const cells = own.map((number) => make("span", {}, number));
    return make(
      "tr",
      { class: prize === 0 ? "prizes__special" : undefined },
      make("th", { scope: "row" }, name),
      make("td", {}, make("div", { class: "prizes__numbers" }, ...cells)),
    );
  });
  return make("table", { class: "prizes" }, make("tbody", {}, ...rows));
}

function drawDie(face: string): SVGElement {
  return draw(
    "svg",
    { viewBox: "0 0 100 100", class: "die" },
    draw("rect", { x: 4, y: 4, width: 92, height: 92, rx: 20, class: "die__side" }),
    ...(pips[face] ?? []).map(([cx, cy]) => draw("circle", { cx, cy, r: face === "1" ? 13 : 9, class: "die__pip" })),
  );
}

function drawBall(face: string): SVGElement {
  return draw(
    "svg",
    { viewBox: "0 0 100 100", class: "ball" },
    draw("circle", { cx: 50, cy: 50, r: 47, class: "ball__skin" }),
    draw("ellipse", { cx: 38, cy: 26, rx: 20, ry: 12, class: "ball__light" }),
    draw("circle", { cx: 50, cy: 52, r: 26, class: "ball__face" }),
    draw("text", { x: 50, y: 64, class: "ball__digit" }, face),
  );
}
