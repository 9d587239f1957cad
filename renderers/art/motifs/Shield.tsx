import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";
import { Tinted } from "../Tinted.tsx";

const outline = "M0-84C24-68 48-60 76-58 80 6 56 56 0 86-56 56-80 6-76-58-48-60-24-68 0-84z";

/** A shield with a keyhole. */
export function Shield(): ReactElement {
  return (
    <>
      <ellipse cy="90" rx="46" ry="8" fill="#000" fillOpacity="0.3" />
      <path d={outline} fill={paints.gold} />
      <path d={outline} transform="scale(0.88)" fill={paints.goldDeep} />
      <Tinted tint="main" d={outline} transform="scale(0.84)" />
      <path d="M0-70.6C-20-57-40-50-64-48.7-67 5-47 47 0 72z" fill="#fff" fillOpacity="0.16" />
      <path d={outline} transform="scale(0.84)" fill={paints.lattice} opacity="0.5" />
      <circle cy="-14" r="21" fill={paints.gold} />
      <path d="M-9-2h18l7 40h-32z" fill={paints.gold} />
      <circle cy="-14" r="13" fill={tints.mainDeep.colour} />
      <path d="M-5-4H5l4 30H-9z" fill={tints.mainDeep.colour} />
      <path
        d="M-58-44C-58-20-56 4-46 24"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}
