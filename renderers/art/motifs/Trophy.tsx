import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";

/** A cup on a pedestal. */
export function Trophy(): ReactElement {
  return (
    <>
      <ellipse cy="86" rx="58" ry="10" fill="#000" fillOpacity="0.35" />
      <path
        d="M-46-58h-30c-4 34 12 54 38 56M46-58h30c4 34-12 54-38 56"
        fill="none"
        stroke={paints.goldDeep}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M-46-58h-30c-4 34 12 54 38 56"
        fill="none"
        stroke="#ffe9ae"
        strokeOpacity="0.7"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M-10 20h20l4 32h-28z" fill={paints.goldDeep} />
      <path d="M-50-74H50C50-10 34 26 0 30-34 26-50-10-50-74z" fill={paints.gold} />
      <path d="M-50-74H50v8H-50z" fill="#fff3c9" fillOpacity="0.75" />
      <path
        d="M-38-60c0 40 8 62 22 74"
        stroke="#fff"
        strokeOpacity="0.75"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M0-52 7-33.7 26.6-32.6 11.4-20.3 16.5-1.3 0-12-16.5-1.3-11.4-20.3-26.6-32.6-7-33.7z"
        fill={tints.second.colour}
      />
      <path d="M0-52 7-33.7 26.6-32.6 0-20z" fill="#fff" fillOpacity="0.3" />
      <path d="M-32 48h64l6 14h-76z" fill={paints.gold} />
      <rect x="-46" y="60" width="92" height="24" rx="5" fill={paints.night} />
      <rect x="-22" y="66" width="44" height="12" rx="3" fill={paints.gold} />
    </>
  );
}
