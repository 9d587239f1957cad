import type { ReactElement } from "react";
import { paints } from "../paints.ts";

const star = "M0-17 5-5.7 17-4.6 8-3.6 0 8z";

/** A coin seen from the front, 80 wide. */
export function Coin(): ReactElement {
  return (
    <>
      <circle cx="3" cy="4" r="40" fill="#5e3c0c" />
      <circle r="40" fill={paints.gold} />
      <circle r="32.3" fill={paints.gold} stroke={paints.goldDeep} strokeWidth="1.6" />
      <circle r="36.5" fill="none" stroke="#8a5a12" strokeWidth="2" strokeDasharray="1.5 4.23" />
      <path
        d="M0-18 5-6.3 17.8-5.2 8 3.2 11 15.7 0 9-11 15.7-8 3.2-17.8-5.2-5-6.3z"
        fill="#fff1bf"
        stroke={paints.goldDeep}
        strokeWidth="2.5"
      />
      <path
        d="M-30-14A33 33 0 0 1-8-32"
        stroke="#fff"
        strokeOpacity="0.9"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}

/** Coins lying on each other, `count` high, seen from the side: one body, the edges between coins, and the top one. */
function CoinStack({ count }: { count: number }): ReactElement {
  const top = -6 - (count - 1) * 9;
  const levels = Array.from({ length: count }, (_, level) => -6 - level * 9);
  const edges = levels.map((y) => `M-32 ${y}a32 10 0 0 0 64 0`).join("");
  const notches = levels.map(
    (y) => `M-24 ${y + 7}v5M-14 ${y + 9.5}v5M-4 ${y + 10.5}v5M6 ${y + 10.5}v5M16 ${y + 9.5}v5M25 ${y + 7}v5`,
  );
  return (
    <>
      <ellipse cx="3" cy="8" rx="36" ry="11" fill="#000" fillOpacity="0.3" />
      <path d={`M-32 ${top}V2a32 10 0 0 0 64 0V${top}z`} fill={paints.goldDeep} />
      <path d={notches.join("")} stroke="#ffe9ae" strokeOpacity="0.55" strokeWidth="1.5" />
      <path d={edges} fill="none" stroke="#f6cd6a" strokeWidth="3" />
      <ellipse cy={top} rx="32" ry="10" fill={paints.gold} />
      <ellipse cy={top} rx="25" ry="7" fill="none" stroke="#8a5a12" strokeOpacity="0.7" strokeWidth="1.5" />
    </>
  );
}

/** Stacks of coins with two that tumble above them. */
export function Coins(): ReactElement {
  return (
    <>
      <g transform="translate(-50 62)">
        <CoinStack count={4} />
      </g>
      <g transform="translate(50 60)">
        <CoinStack count={6} />
      </g>
      <g transform="translate(2 74)">
        <CoinStack count={9} />
      </g>
      <g transform="translate(-34 -44) rotate(-18)">
        <Coin />
      </g>
      <g transform="translate(46 -62) rotate(24) scale(0.42 0.62)">
        <Coin />
      </g>
      <path d={star} transform="translate(68 -20) scale(0.3)" fill="#fff" />
    </>
  );
}
