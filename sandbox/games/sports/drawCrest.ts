import { draw } from "../front/make.ts";
import { hashOf } from "./matches.ts";

const shield = "M20 2 L37 7 V20 C37 30 29 36 20 39 C11 36 3 30 3 20 V7 Z";

/** The crest of a side: its colours and pattern follow from its name. */
export function drawCrest(side: string): SVGElement {
  const hash = hashOf(`crest.${side}`);
  const own = `hsl(${hash % 360} 70% 42%)`;
  const other = `hsl(${(hash % 360) + 90 + ((hash >> 9) % 180)} 75% ${60 + ((hash >> 5) % 25)}%)`;
  const patterns = [
    draw("path", { d: "M14 4 H26 V38 H14 Z", fill: other }),
    draw("path", { d: "M3 12 H37 V24 H3 Z", fill: other }),
    draw("path", { d: "M3 7 L37 30 V40 L3 17 Z", fill: other }),
    draw("circle", { cx: 20, cy: 19, r: 9, fill: other }),
    draw("path", { d: "M20 6 L24 16 H34 L26 22 L29 33 L20 26 L11 33 L14 22 L6 16 H16 Z", fill: other }),
    draw("path", { d: "M3 7 L20 22 L37 7 V18 L20 33 L3 18 Z", fill: other }),
  ];
  return draw(
    "svg",
    { viewBox: "0 0 40 42", class: "crest", "aria-hidden": "true" },
    draw("path", { d: shield, fill: own }),
    draw("g", { class: "crest__pattern" }, patterns[(hash >> 17) % patterns.length]),
    draw("path", { d: shield, fill: "none", stroke: "#0006", "stroke-width": 2 }),
  );
}
