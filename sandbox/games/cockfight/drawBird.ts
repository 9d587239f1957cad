import { draw } from "../front/make.ts";

/** A fighting bird that looks to the right; `hue` is that of its plumage. */
export function drawBird(hue: number, name: string): SVGElement {
  const dark = `hsl(${hue} 70% 26%)`;
  const plume = `hsl(${hue} 75% 45%)`;
  const light = `hsl(${(hue + 25) % 360} 90% 62%)`;
  const feather = (turn: number, length: number, fill: string) =>
    draw("path", {
      d: `M70 100 C${40 - length} ${60 - turn} ${20 - length} ${40 - turn} ${14 - length} ${70 - turn} C${24 - length} ${64 - turn} ${44} ${90} 70 112 Z`,
      fill,
    });
  return draw(
    "svg",
    { viewBox: "-20 -6 200 200", class: `bird bird--${name}`, "aria-hidden": "true" },
    draw(
      "g",
      { class: "bird__tail" },
      feather(30, 14, dark),
      feather(14, 20, plume),
      feather(-4, 16, light),
      feather(-22, 8, dark),
    ),
    draw(
      "g",
      { class: "bird__legs", stroke: "#e0a422", "stroke-width": 5, "stroke-linecap": "round", fill: "none" },
      draw("path", { d: "M88 138 L84 172 L70 180 M84 172 L100 180 M84 164 L74 160" }),
      draw("path", { d: "M108 136 L114 170 L100 180 M114 170 L130 178 M113 162 L104 158" }),
    ),
    draw("path", {
      d: "M56 100 C56 72 84 70 106 74 C128 78 138 96 132 114 C126 138 98 148 78 138 C62 130 56 116 56 100 Z",
      fill: plume,
    }),
    draw("path", {
      class: "bird__wing",
      d: "M66 98 C84 88 108 94 116 110 C104 108 106 122 92 122 C88 116 82 126 72 118 C66 112 64 104 66 98 Z",
      fill: dark,
    }),
    draw("path", {
      d: "M104 78 C104 52 116 34 134 32 C150 32 154 46 148 58 C144 74 140 92 132 112 C118 108 106 96 104 78 Z",
      fill: light,
    }),
    draw("path", { d: "M108 84 L120 116 L126 96 L136 112 L138 88 Z", fill: plume, opacity: 0.7 }),
    draw("path", {
      d: "M122 34 C118 20 126 12 130 22 C132 8 142 8 142 22 C146 12 154 16 150 30 L148 38 L124 38 Z",
      fill: "#d8203c",
    }),
    draw("path", { d: "M148 60 C154 66 154 78 147 80 C142 76 142 66 144 60 Z", fill: "#d8203c" }),
    draw("path", { d: "M150 44 L170 52 L149 58 Z", fill: "#f2b632" }),
    draw("circle", { cx: 139, cy: 45, r: 5.5, fill: "#fff" }),
    draw("circle", { cx: 140.5, cy: 45, r: 2.8, fill: "#111" }),
  );
}
