import type { ReactElement } from "react";

const slopes: Record<string, [offset: number, colour: string][]> = {
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
  main: [
    [0, "var(--art-a-light)"],
    [0.45, "var(--art-a)"],
    [1, "var(--art-a-deep)"],
  ],
  "main-deep": [
    [0, "var(--art-a-deep)"],
    [1, "var(--art-a-night)"],
  ],
  second: [
    [0, "var(--art-b-light)"],
    [0.45, "var(--art-b)"],
    [1, "var(--art-b-deep)"],
  ],
  "second-deep": [
    [0, "var(--art-b-deep)"],
    [1, "var(--art-b-night)"],
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
};

/** The gradients that a picture is painted with, in the brand's colours, under the picture's own id. */
export function ArtDefs({ id }: { id: string }): ReactElement {
  return (
    <defs>
      {Object.entries(slopes).map(([name, stops]) => (
        <linearGradient key={name} id={`${id}-${name}`} x1="0.15" y1="0" x2="0.75" y2="1">
          {stops.map(([offset, colour]) => (
            <stop key={offset} offset={offset} style={{ stopColor: colour }} />
          ))}
        </linearGradient>
      ))}
      <radialGradient id={`${id}-shine`} cx="0.32" cy="0.26" r="0.7">
        <stop offset="0" stopColor="#fff" stopOpacity="0.95" />
        <stop offset="0.28" stopColor="#fff" stopOpacity="0.28" />
        <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.32" />
      </radialGradient>
      <radialGradient id={`${id}-glow`}>
        <stop offset="0" style={{ stopColor: "var(--art-glow)" }} stopOpacity="0.7" />
        <stop offset="0.35" style={{ stopColor: "var(--art-glow)" }} stopOpacity="0.3" />
        <stop offset="0.68" style={{ stopColor: "var(--art-glow)" }} stopOpacity="0.07" />
        <stop offset="1" style={{ stopColor: "var(--art-glow)" }} stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}-fade`}>
        <stop offset="0.1" stopColor="#fff" stopOpacity="1" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <mask id={`${id}-spot`}>
        <circle r="190" fill={`url(#${id}-fade)`} />
      </mask>
      <pattern id={`${id}-lattice`} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 5h10M5 0v10" stroke="#fff" strokeOpacity="0.28" strokeWidth="0.8" fill="none" />
        <circle cx="5" cy="5" r="1.2" fill="#fff" fillOpacity="0.4" />
      </pattern>
    </defs>
  );
}
