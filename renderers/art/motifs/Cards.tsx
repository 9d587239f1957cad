import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";
import { Tinted } from "../Tinted.tsx";
import { Suit, type SuitName } from "./Suit.tsx";

const red = "#c8233c";
const black = "#1b1830";
const back = "M-27-48h54a6 6 0 0 1 6 6v84a6 6 0 0 1-6 6h-54a6 6 0 0 1-6-6v-84a6 6 0 0 1 6-6z";

function Face({ rank, suit }: { rank: string; suit: SuitName }): ReactElement {
  const ink = suit === "heart" || suit === "diamond" ? red : black;
  return (
    <>
      <text
        x="-27"
        y="-36"
        fontSize="17"
        fontWeight="800"
        fill={ink}
        textAnchor="middle"
        fontFamily="var(--font-heading)"
      >
        {rank}
      </text>
      <Suit suit={suit} x={-27} y={-25} size={12} fill={ink} />
      <Suit suit={suit} x={0} y={2} size={42} fill={ink} />
      <g transform="rotate(180)">
        <text
          x="-27"
          y="-36"
          fontSize="17"
          fontWeight="800"
          fill={ink}
          textAnchor="middle"
          fontFamily="var(--font-heading)"
        >
          {rank}
        </text>
        <Suit suit={suit} x={-27} y={-25} size={12} fill={ink} />
      </g>
    </>
  );
}

function Back(): ReactElement {
  return (
    <>
      <Tinted tint="main" d={back} />
      <rect x="-33" y="-48" width="66" height="96" rx="6" fill={paints.lattice} />
      <rect x="-29" y="-44" width="58" height="88" rx="4" fill="none" stroke={paints.gold} strokeWidth="1.5" />
      <circle r="15" fill={tints.mainDeep.colour} stroke={paints.gold} strokeWidth="1.5" />
      <Suit suit="spade" x={0} y={0} size={17} fill={paints.gold} />
    </>
  );
}

/** A playing card on its own: a rank and a suit, or its back. */
function Card({ rank, suit }: { rank?: string; suit: SuitName }): ReactElement {
  return (
    <>
      <rect x="-36" y="-49" width="76" height="106" rx="10" fill="#000" fillOpacity="0.28" />
      <rect x="-38" y="-53" width="76" height="106" rx="9" fill={paints.ivory} />
      <rect x="-37.5" y="-52.5" width="75" height="105" rx="8.5" fill="none" stroke="#fff" strokeOpacity="0.7" />
      {rank === undefined ? <Back /> : <Face rank={rank} suit={suit} />}
    </>
  );
}

/** A fan of cards: a back, a queen and two aces. */
export function Cards(): ReactElement {
  return (
    <g transform="translate(0 8)">
      <g transform="translate(-52 14) rotate(-28)">
        <Card suit="spade" />
      </g>
      <g transform="translate(-18 -6) rotate(-9)">
        <Card rank="K" suit="diamond" />
      </g>
      <g transform="translate(20 -6) rotate(10)">
        <Card rank="A" suit="spade" />
      </g>
      <g transform="translate(54 14) rotate(29)">
        <Card rank="A" suit="heart" />
      </g>
    </g>
  );
}
