import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";

const pockets = 26;

function wedge(index: number, inner: number, outer: number): string {
  const at = (radius: number, step: number): string => {
    const angle = (step / pockets) * 2 * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(inner, index)}L${at(outer, index)}A${outer} ${outer} 0 0 1 ${at(outer, index + 1)}L${at(inner, index + 1)}A${inner} ${inner} 0 0 0 ${at(inner, index)}z`;
}

const everyOther = (first: number): string =>
  Array.from({ length: pockets }, (_, index) => (index > 0 && index % 2 === first ? wedge(index, 52, 80) : "")).join(
    "",
  );

const black = everyOther(0);
const red = everyOther(1);
const green = wedge(0, 52, 80);
const rods = "M0-17V-41M0 17V41M-17 0H-41M17 0H41";

/** A roulette wheel, leaning back a little, with its ball. */
export function Wheel(): ReactElement {
  return (
    <g transform="rotate(-14) scale(1 0.82)">
      <circle cx="6" cy="16" r="98" fill="#000" fillOpacity="0.35" />
      <circle r="96" fill={paints.goldDeep} stroke={paints.gold} strokeWidth="5" />
      <circle r="84" fill={paints.night} stroke={paints.gold} strokeWidth="2.5" />
      <g stroke="#f0cc7a" strokeWidth="0.9">
        <path d={black} fill="#17132a" />
        <path d={red} fill={paints.red} />
        <path d={green} fill="#1d8a5b" />
      </g>
      <circle r="66" fill="none" stroke="#f0cc7a" strokeOpacity="0.5" strokeWidth="0.8" />
      <circle r="51" fill={tints.mainDeep.colour} stroke={paints.gold} strokeWidth="3" />
      <circle r="51" fill={paints.shine} opacity="0.28" />
      <g transform="rotate(20)" stroke="#f3c862" strokeLinecap="round">
        <path d={rods} strokeWidth="5.5" />
        <path d="M0-41h0M0 41h0M-41 0h0M41 0h0" strokeWidth="11" />
        <path d="M-1-43h0M-1 39h0M-42-2h0M40-2h0" stroke="#fff4cf" strokeWidth="5" />
      </g>
      <circle r="17" fill={paints.gold} />
      <circle r="17" fill={paints.shine} opacity="0.5" />
      <circle r="7" fill={paints.gold} stroke={paints.goldDeep} strokeWidth="4" />
      <circle cx="58" cy="-27" r="7" fill="#000" fillOpacity="0.35" />
      <circle cx="57" cy="-29" r="7" fill={paints.ivory} />
    </g>
  );
}
