import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";
import { Tinted } from "../Tinted.tsx";

/** A crown set with stones in the brand's colours. */
export function Crown(): ReactElement {
  return (
    <g transform="rotate(-7)">
      <ellipse cy="72" rx="76" ry="13" fill="#000" fillOpacity="0.32" />
      <Tinted
        tint="secondDeep"
        d="M-62 40C-30 26 30 26 62 40L74-18C50-2 34-14 30-30 22-8-22-8-30-30-34-14-50-2-74-18z"
      />
      <path
        d="M-66 48-84-34C-64-14-40-18-30-46-20-20-8-30 0-68 8-30 20-20 30-46 40-18 64-14 84-34L66 48C34 64-34 64-66 48z"
        fill={paints.gold}
        stroke="#fff3c9"
        strokeOpacity="0.7"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M-40 20C-36-4-12-10 0-34 12-10 36-4 40 20 14 12-14 12-40 20z" fill={paints.goldDeep} opacity="0.55" />
      <path d="M-66 48C-34 64 34 64 66 48L63 66C34 80-34 80-63 66z" fill={paints.goldDeep} />
      <path d="M-66 48C-34 64 34 64 66 48l-1.5 7C34 71-34 71-64.5 55z" fill={paints.gold} />
      {(
        [
          [-84, -38, 8],
          [84, -38, 8],
          [-30, -52, 7],
          [30, -52, 7],
          [0, -76, 10],
        ] as const
      ).map(([x, y, r]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={r} fill={x === 0 ? tints.second.colour : paints.ivory} />
          <circle r={r} fill={paints.shine} opacity="0.8" />
        </g>
      ))}
      <path d="M0 10 12 26 0 42-12 26z" fill={tints.second.colour} stroke="#fff3c9" strokeWidth="2" />
      <path d="M0 10 0 42-12 26z" fill="#fff" fillOpacity="0.3" />
      {[-42, 42].map((x) => (
        <g key={x} transform={`translate(${x} 30)`}>
          <circle r="8" fill={tints.main.colour} stroke="#fff3c9" strokeWidth="2" />
          <circle r="8" fill={paints.shine} opacity="0.8" />
        </g>
      ))}
    </g>
  );
}
