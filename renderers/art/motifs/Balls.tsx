import type { ReactElement } from "react";
import type { MotifProps, Paint } from "../Paint.ts";

function Ball({ paint, fill, number, r }: { paint: Paint; fill: string; number: number; r: number }): ReactElement {
  return (
    <>
      <ellipse cx={r * 0.08} cy={r * 0.98} rx={r * 0.8} ry={r * 0.18} fill="#000" fillOpacity="0.35" />
      <circle r={r} fill={fill} />
      <circle r={r * 0.56} cx={r * 0.02} cy={r * 0.02} fill={paint.ivory} />
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
      <circle r={r} fill={paint.shine} opacity="0.8" />
    </>
  );
}

/** Balls of a draw, the lucky one in front. */
export function Balls({ paint }: MotifProps): ReactElement {
  return (
    <>
      <g transform="translate(-46 -34)">
        <Ball paint={paint} fill={paint.second} number={7} r={34} />
      </g>
      <g transform="translate(40 -44)">
        <Ball paint={paint} fill={paint.night} number={18} r={38} />
      </g>
      <g transform="translate(-52 42)">
        <Ball paint={paint} fill={paint.gold} number={24} r={36} />
      </g>
      <g transform="translate(24 34)">
        <Ball paint={paint} fill={paint.main} number={8} r={54} />
      </g>
    </>
  );
}
