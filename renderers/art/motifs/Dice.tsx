import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";

const spots: Record<number, [number, number][]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.24, 0.24],
    [0.5, 0.5],
    [0.76, 0.76],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.28, 0.22],
    [0.28, 0.5],
    [0.28, 0.78],
    [0.72, 0.22],
    [0.72, 0.5],
    [0.72, 0.78],
  ],
};

const dots = (value: number): string => (spots[value] ?? []).map(([x, y]) => `M${x} ${y}h0`).join("");

/** A face as a slanted unit square: where it starts, and the two edges it is stretched along. */
function Face({
  matrix,
  fill,
  spot,
  shade,
  value,
}: {
  matrix: string;
  fill: string;
  spot: string;
  shade: number;
  value: number;
}): ReactElement {
  return (
    <g transform={`matrix(${matrix})`}>
      <rect width="1" height="1" rx="0.15" fill={fill} />
      <rect
        x="0.03"
        y="0.03"
        width="0.94"
        height="0.94"
        rx="0.13"
        fill="#000"
        fillOpacity={shade}
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="0.02"
      />
      <path d={dots(value)} stroke={spot} strokeWidth="0.19" strokeLinecap="round" />
    </g>
  );
}

/** One die of edge 60, seen from above a corner. */
function Die({ fill, spot, faces }: { fill: string; spot: string; faces: [number, number, number] }): ReactElement {
  return (
    <>
      <ellipse cx="4" cy="62" rx="54" ry="15" fill="#000" fillOpacity="0.32" />
      <path d="M0-60 52-30v60L0 60-52 30v-60z" fill={fill} stroke={fill} strokeWidth="5" strokeLinejoin="round" />
      <path d="M0-60 52-30v60L0 60-52 30v-60z" fill="#000" fillOpacity="0.25" />
      <Face matrix="52 30 -52 30 0 -60" fill={fill} spot={spot} shade={0} value={faces[0]} />
      <Face matrix="52 30 0 60 -52 -30" fill={fill} spot={spot} shade={0.13} value={faces[1]} />
      <Face matrix="52 -30 0 60 0 0" fill={fill} spot={spot} shade={0.32} value={faces[2]} />
    </>
  );
}

/** Two dice, one of ivory and one in the brand's colour. */
export function Dice(): ReactElement {
  return (
    <>
      <g transform="translate(36 -22) rotate(12) scale(0.86)">
        <Die fill={paints.ivory} spot="#1d1930" faces={[5, 3, 6]} />
      </g>
      <g transform="translate(-36 28) rotate(-9)">
        <Die fill={tints.main.colour} spot="#fffaf0" faces={[6, 5, 1]} />
      </g>
    </>
  );
}
