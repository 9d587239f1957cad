import type { ReactElement } from "react";
import type { MotifProps, Paint } from "../Paint.ts";

const star = "M0-17 5-5.7 17-4.6 8-3.6 0 8z";

/** A coin seen from the front, 80 wide. */
export function Coin({ paint }: { paint: Paint }): ReactElement {
  return (
    <>
      <circle cx="3" cy="4" r="40" fill="#5e3c0c" />
      <circle r="40" fill={paint.gold} />
      <circle r="33" fill={paint.goldDeep} />
      <circle r="31.5" fill={paint.gold} />
      <circle r="36.5" fill="none" stroke="#8a5a12" strokeWidth="2" strokeDasharray="1.5 4.23" />
      <path d="M0-20 5.6-6.9 19.8-5.7 9 3.6 12.3 17.5 0 10.1-12.3 17.5-9 3.6-19.8-5.7-5.6-6.9z" fill={paint.goldDeep} />
      <path d="M0-18 5-6.3 17.8-5.2 8 3.2 11 15.7 0 9-11 15.7-8 3.2-17.8-5.2-5-6.3z" fill="#fff1bf" />
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

/** Coins lying on each other, `count` high, seen from the side. */
export function CoinStack({ paint, count }: { paint: Paint; count: number }): ReactElement {
  return (
    <>
      <ellipse cx="3" cy="8" rx="36" ry="11" fill="#000" fillOpacity="0.3" />
      {Array.from({ length: count }, (_, level) => (
        <g key={level} transform={`translate(${level % 2 === 0 ? 0 : 1.5} ${-level * 9})`}>
          <path d="M-32-6v6a32 10 0 0 0 64 0v-6z" fill={paint.goldDeep} />
          <path
            d="M-24 1v6M-14 3.5v6M-4 4.5v6M6 4.5v6M16 3.5v6M25 1v6"
            stroke="#ffe9ae"
            strokeOpacity="0.55"
            strokeWidth="1.5"
          />
          <ellipse cy="-6" rx="32" ry="10" fill={paint.gold} />
          <ellipse cy="-6" rx="25" ry="7" fill="none" stroke="#8a5a12" strokeOpacity="0.7" strokeWidth="1.5" />
        </g>
      ))}
    </>
  );
}

/** Stacks of coins with two that tumble above them. */
export function Coins({ paint }: MotifProps): ReactElement {
  return (
    <>
      <g transform="translate(-50 62)">
        <CoinStack paint={paint} count={4} />
      </g>
      <g transform="translate(50 60)">
        <CoinStack paint={paint} count={6} />
      </g>
      <g transform="translate(2 74)">
        <CoinStack paint={paint} count={9} />
      </g>
      <g transform="translate(-34 -44) rotate(-18)">
        <Coin paint={paint} />
      </g>
      <g transform="translate(46 -62) rotate(24) scale(0.42 0.62)">
        <Coin paint={paint} />
      </g>
      <path d={star} transform="translate(68 -20) scale(0.3)" fill="#fff" />
    </>
  );
}
