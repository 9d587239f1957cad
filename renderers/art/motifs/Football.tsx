import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";

/** A football. */
export function Football(): ReactElement {
  return (
    <g transform="rotate(-12)">
      <ellipse cx="14" cy="86" rx="58" ry="9" fill="#000" fillOpacity="0.32" transform="rotate(12)" />
      <circle r="80" fill={paints.ivory} />
      <path d="M0-30 28.5-9.3 17.6 24.3h-35.2L-28.5-9.3z" fill={paints.night} />
      <path
        d="M0-30v-26M28.5-9.3 54-20M17.6 24.3 34 48M-17.6 24.3-34 48M-28.5-9.3-54-20"
        stroke="#1d1930"
        strokeWidth="2.5"
      />
      <path
        d="M0-56-24-74a80 80 0 0 1 48 0zM54-20 60-52.8A80 80 0 0 1 79.6-8zM34 48l33-4.5A80 80 0 0 1 32 73.3zM-34 48l-33-4.5A80 80 0 0 0-32 73.3zM-54-20-60-52.8A80 80 0 0 0-79.6-8z"
        fill={tints.main.colour}
      />
      <path
        d="M24-74 60-52.8M79.6-8 67 43.5M32 73.3-32 73.3M-67 43.5-79.6-8M-60-52.8-24-74"
        stroke="#1d1930"
        strokeOpacity="0.35"
        strokeWidth="2"
        fill="none"
      />
      <circle r="80" fill={paints.shine} opacity="0.75" />
    </g>
  );
}
