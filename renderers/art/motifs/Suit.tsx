import type { ReactElement } from "react";

/** The four suits on a board of 20 by 20 around the origin. */
const outlines = {
  spade:
    "M0-10C3-5.5 9-2.5 9 2.5A4.6 4.6 0 0 1 1.3 6C1.5 8 2.5 9.5 4 10h-8c1.5-.5 2.5-2 2.7-4A4.6 4.6 0 0 1-9 2.5C-9-2.5-3-5.5 0-10z",
  heart: "M0 10C-6 5.5-9.5 1.5-9.5-3.2A5.2 5.2 0 0 1 0-6.2a5.2 5.2 0 0 1 9.5 3C9.5 1.5 6 5.5 0 10z",
  diamond: "M0-10C2-6 4.5-2.8 8 0 4.5 2.8 2 6 0 10-2 6-4.5 2.8-8 0-4.5-2.8-2-6 0-10z",
  club: "M0-10a4.7 4.7 0 0 1 4.1 7 4.7 4.7 0 1 1-2.9 8.4C1.4 7.8 2.5 9.5 4 10h-8c1.5-.5 2.6-2.2 2.8-4.6A4.7 4.7 0 1 1-4.1-3 4.7 4.7 0 0 1 0-10z",
};

/** A suit's name. */
export type SuitName = keyof typeof outlines;

/** One suit, drawn around a point. */
export function Suit({
  suit,
  x,
  y,
  size,
  fill,
}: {
  suit: SuitName;
  x: number;
  y: number;
  size: number;
  fill: string;
}): ReactElement {
  return <path d={outlines[suit]} transform={`translate(${x} ${y}) scale(${size / 20})`} fill={fill} />;
}
