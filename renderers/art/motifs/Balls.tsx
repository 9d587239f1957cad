import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";

function Ball({ fill, number, r }: { fill: string; number: number; r: number }): ReactElement {
  return (
    <>
      <ellipse cx={r * 0.08} cy={r * 0.98} rx={r * 0.8} ry={r * 0.18} fill="#000" fillOpacity="0.35" />
      <circle r={r} fill={fill} />
      <circle r={r * 0.56} cx={r * 0.02} cy={r * 0.02} fill={paints.ivory} />
      <text
        y={r * 0.24}
        fontSize={r * 0.66}
        fontWeight="800"
        fill="#1b1830"
        textAnchor="middle"
        fontFamily="var(--font-heading)"
      >
        {number}
      </text>
      <circle r={r} fill={paints.shine} opacity="0.8" />
    </>
  );
}

/** Balls of a draw, the lucky one in front. */
export function Balls(): ReactElement {
  return (
    <>
      <g transform="translate(-46 -34)">
        <Ball fill={tints.second.colour} number={7} r={34} />
      </g>
      <g transform="translate(40 -44)">
        <Ball fill={paints.night} number={18} r={38} />
      </g>
      <g transform="translate(-52 42)">
        <Ball fill={paints.gold} number={24} r={36} />
      </g>
      <g transform="translate(24 34)">
        <Ball fill={tints.main.colour} number={8} r={54} />
      </g>
    </>
  );
}
