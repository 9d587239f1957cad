import type { ReactElement } from "react";

const slopes: Record<string, [offset: number, colour: string, opacity?: number][]> = {
  gold: [
    [0, "#fff4cf"],
    [0.32, "#f8d272"],
    [0.66, "#d49a34"],
    [1, "#94621a"],
  ],
  "gold-deep": [
    [0, "#d9a441"],
    [0.55, "#9a6a1c"],
    [1, "#5e3c0c"],
  ],
  ivory: [
    [0, "#ffffff"],
    [0.6, "#f7f1e6"],
    [1, "#ddd0b8"],
  ],
  red: [
    [0, "#f4566a"],
    [0.5, "#c5213c"],
    [1, "#6d0d22"],
  ],
  night: [
    [0, "#3a3350"],
    [0.5, "#1d1930"],
    [1, "#0c0a16"],
  ],
  relief: [
    [0, "#fff", 0.4],
    [0.45, "#fff", 0],
    [0.45, "#0a0714", 0],
    [1, "#0a0714", 0.42],
  ],
  dusk: [
    [0, "#0a0714", 0],
    [1, "#0a0714", 0.52],
  ],
};

/** The gradients that shapes are painted with, once for all pictures of a page. */
export function SheetDefs(): ReactElement {
  return (
    <>
      {Object.entries(slopes).map(([name, stops]) => (
        <linearGradient key={name} id={`art-${name}`} x1="0.15" y1="0" x2="0.75" y2="1">
          {stops.map(([offset, colour, opacity], index) => (
            <stop key={index} offset={offset} stopColor={colour} stopOpacity={opacity} />
          ))}
        </linearGradient>
      ))}
      <radialGradient id="art-shine" cx="0.32" cy="0.26" r="0.7">
        <stop offset="0" stopColor="#fff" stopOpacity="0.95" />
        <stop offset="0.28" stopColor="#fff" stopOpacity="0.28" />
        <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.32" />
      </radialGradient>
      <pattern id="art-lattice" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 5h10M5 0v10" stroke="#fff" strokeOpacity="0.28" strokeWidth="0.8" fill="none" />
        <circle cx="5" cy="5" r="1.2" fill="#fff" fillOpacity="0.4" />
      </pattern>
    </>
  );
}
