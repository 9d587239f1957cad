import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";
import { Suit } from "./Suit.tsx";

/** What a chip is made of. */
type ChipTone = "main" | "second" | "night";

const faces: Record<ChipTone, { rim: string; middle: string }> = {
  main: { rim: tints.main.colour, middle: tints.mainDeep.colour },
  second: { rim: tints.second.colour, middle: tints.secondDeep.colour },
  night: { rim: paints.night, middle: paints.night },
};

/** A chip seen from above, 92 wide. */
export function Chip({ tone }: { tone: ChipTone }): ReactElement {
  const { rim, middle } = faces[tone];
  return (
    <>
      <circle r="46" fill={rim} />
      <circle r="40" fill="none" stroke="#fffaf0" strokeWidth="12" strokeDasharray="15.7 15.72" strokeDashoffset="8" />
      <circle r="33" fill={middle} stroke={paints.gold} strokeWidth="2.5" />
      <circle r="27.5" fill="none" stroke={paints.gold} strokeWidth="1" strokeDasharray="1.5 3.5" />
      <Suit suit="spade" x={0} y={0} size={30} fill={paints.gold} />
      <circle r="46" fill={paints.shine} opacity="0.35" />
    </>
  );
}

/** Chips lying on each other, `count` high: one body, the edges between chips, their light marks, and the top one. */
function Stack({ tone, count }: { tone: ChipTone; count: number }): ReactElement {
  const top = -8 - (count - 1) * 11;
  const levels = Array.from({ length: count }, (_, level) => -level * 11);
  const edges = levels.map((y) => `M-46 ${y - 8}a46 17.5 0 0 0 92 0`).join("");
  const marks = levels.map(
    (y) => `M-30 ${y + 5.2}v8.1a46 17.5 0 0 0 13 2.9v-8.2zM17 ${y + 8}v8.2a46 17.5 0 0 0 13-2.9v-8.1z`,
  );
  return (
    <>
      <ellipse cx="6" cy="10" rx="52" ry="19" fill="#000" fillOpacity="0.35" />
      <path d={`M-46 ${top}V0a46 17.5 0 0 0 92 0V${top}z`} fill={faces[tone].rim} />
      <path d={`M-46 ${top}V0a46 17.5 0 0 0 92 0V${top}z`} fill="#000" fillOpacity="0.24" />
      <path d={marks.join("")} fill="#fff6e4" fillOpacity="0.9" />
      <path d={edges} fill="none" stroke="#fff" strokeOpacity="0.34" strokeWidth="2" />
      <g transform={`translate(0 ${top}) scale(1 0.38)`}>
        <Chip tone={tone} />
      </g>
    </>
  );
}

/** Two stacks of chips and one that stands against them. */
export function Chips(): ReactElement {
  return (
    <g transform="translate(0 14)">
      <g transform="translate(-34 34)">
        <Stack tone="second" count={7} />
      </g>
      <g transform="translate(40 46)">
        <Stack tone="main" count={4} />
      </g>
      <g transform="translate(30 -46) rotate(14) scale(0.92)">
        <circle cx="5" cy="6" r="46" fill="#000" fillOpacity="0.25" />
        <Chip tone="night" />
      </g>
    </g>
  );
}
