import type { ReactElement } from "react";
import { tints } from "../paints.ts";

/** Facets of a cut stone: outline, and how much light falls on it (white above zero, black below). */
const facets: [outline: string, light: number][] = [
  ["M-38-66-82-22-42-22z", 0.42],
  ["M-38-66 0-66-42-22z", 0.62],
  ["M0-66-42-22 42-22z", 0.28],
  ["M0-66 38-66 42-22z", 0.16],
  ["M38-66 82-22 42-22z", -0.08],
  ["M-82-22-42-22 0 78z", 0.2],
  ["M-42-22 0-22 0 78z", 0.05],
  ["M0-22 42-22 0 78z", -0.14],
  ["M42-22 82-22 0 78z", -0.34],
];

/** A cut stone in the brand's colour. */
export function Gem(): ReactElement {
  return (
    <>
      <ellipse cy="84" rx="50" ry="9" fill="#000" fillOpacity="0.3" />
      <path
        d="M-38-66h76l44 44L0 78-82-22z"
        fill={tints.main.colour}
        stroke={tints.main.colour}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      {facets.map(([outline, light]) => (
        <path key={outline} d={outline} fill={light > 0 ? "#fff" : "#000"} fillOpacity={Math.abs(light)} />
      ))}
      <path
        d="M-82-22h164M-38-66-42-22 0 78 42-22 38-66M-42-22 0-66 42-22"
        stroke="#fff"
        strokeOpacity="0.35"
        strokeWidth="1.2"
        fill="none"
      />
      <path d="M-58-44l14-14" stroke="#fff" strokeWidth="5" strokeLinecap="round" strokeOpacity="0.9" />
    </>
  );
}
