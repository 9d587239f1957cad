import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";
import { Tinted } from "../Tinted.tsx";
import { Gem } from "./Gem.tsx";

function Seven(): ReactElement {
  return (
    <path
      d="M-13-20h27l0 8C7-3 3 7 2 20H-10C-8 8-4-2 3-10H-6l-2 4h-5z"
      fill={tints.second.colour}
      stroke={paints.gold}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  );
}

function Bell(): ReactElement {
  return (
    <>
      <path
        d="M0-20a4 4 0 0 1 4 3.5C11-14 13-7 13 0c0 6 2 8 4 11h-34c2-3 4-5 4-11 0-7 2-14 9-16.5A4 4 0 0 1 0-20z"
        fill={paints.gold}
      />
      <path
        d="M-9-2c0-6 2-10 6-12"
        stroke="#fff"
        strokeOpacity="0.8"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <circle cy="15" r="5" fill={paints.goldDeep} />
    </>
  );
}

/** Three reels in a golden frame, with a lever. */
export function Slots(): ReactElement {
  return (
    <>
      <ellipse cy="84" rx="88" ry="13" fill="#000" fillOpacity="0.35" />
      <path
        d="M76-8h10a8 8 0 0 1 8 8v26"
        stroke={paints.goldDeep}
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
        transform="translate(-2 -18) scale(1 -1) translate(0 -20)"
      />
      <circle cx="92" cy="-34" r="10" fill={tints.second.colour} />
      <circle cx="92" cy="-34" r="10" fill={paints.shine} opacity="0.8" />
      <Tinted tint="main" d="M-60-52C-50-92 50-92 60-52z" stroke={paints.gold} strokeWidth="4" />
      <path d="M-20-62 -14-76 0-66 14-76 20-62z" fill={paints.gold} />
      <rect x="-80" y="-56" width="160" height="136" rx="20" fill={paints.gold} />
      <rect
        x="-80"
        y="-56"
        width="160"
        height="136"
        rx="20"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.45"
        strokeWidth="1.5"
      />
      <rect x="-72" y="-36" width="144" height="84" rx="10" fill={paints.goldDeep} />
      {[-46, 0, 46].map((x, reel) => (
        <g key={x} transform={`translate(${x} 6)`}>
          <rect x="-21" y="-37" width="42" height="74" rx="7" fill={paints.ivory} />
          <rect x="-21" y="-37" width="42" height="20" rx="7" fill="#000" fillOpacity="0.2" />
          <rect x="-21" y="17" width="42" height="20" rx="7" fill="#000" fillOpacity="0.25" />
          {reel === 1 ? (
            <Bell />
          ) : reel === 0 ? (
            <Seven />
          ) : (
            <g transform="scale(0.21)">
              <Gem />
            </g>
          )}
        </g>
      ))}
      <path d="M-72 6h144" stroke={tints.second.colour} strokeWidth="2" strokeOpacity="0.7" />
      <path d="M-64-46h129" stroke="#fff8dc" strokeWidth="7" strokeLinecap="round" strokeDasharray="0 32" />
      <path d="M-48-46h97" stroke="#ffcf5a" strokeWidth="7" strokeLinecap="round" strokeDasharray="0 32" />
      <rect x="-34" y="56" width="68" height="14" rx="7" fill={tints.main.colour} />
      <rect x="-34" y="56" width="68" height="6" rx="3" fill="#fff" fillOpacity="0.3" />
      <path d="M-56 63h0M56 63h0" stroke={tints.second.colour} strokeWidth="16" strokeLinecap="round" />
    </>
  );
}
