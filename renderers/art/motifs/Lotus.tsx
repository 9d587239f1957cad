import type { ReactElement } from "react";
import { paints, tints } from "../paints.ts";

/** Petals from the back to the front: how far each is turned, and how long it is. */
const petals: [turn: number, length: number, layer: "deep" | "main" | "light"][] = [
  [-78, 0.92, "deep"],
  [78, 0.92, "deep"],
  [-54, 1, "deep"],
  [54, 1, "deep"],
  [-30, 1.06, "main"],
  [30, 1.06, "main"],
  [0, 1.12, "main"],
  [-66, 0.74, "light"],
  [66, 0.74, "light"],
  [-40, 0.78, "light"],
  [40, 0.78, "light"],
  [-16, 0.82, "light"],
  [16, 0.82, "light"],
];

const petal = "M0 18C-30-10-30-62 0-104 30-62 30-10 0 18z";

/** A lotus on still water. */
export function Lotus(): ReactElement {
  return (
    <g transform="translate(0 40)">
      <ellipse cy="22" rx="92" ry="16" fill={tints.main.colour} opacity="0.28" />
      <ellipse cy="22" rx="66" ry="11" fill={tints.main.colour} opacity="0.35" />
      <ellipse cy="20" rx="54" ry="9" fill="#000" fillOpacity="0.3" />
      {petals.map(([turn, length, layer]) => (
        <g key={`${turn} ${layer}`} transform={`rotate(${turn}) scale(${length})`}>
          <path
            d={petal}
            fill={layer === "deep" ? tints.secondDeep.colour : tints.second.colour}
            stroke={paints.gold}
            strokeWidth="1.6"
          />
          <path d={petal} fill="#fff" fillOpacity={layer === "light" ? 0.42 : layer === "main" ? 0.16 : 0.04} />
        </g>
      ))}
      <ellipse cy="6" rx="22" ry="12" fill={paints.gold} />
      <ellipse cy="3" rx="17" ry="8" fill={paints.goldDeep} />
    </g>
  );
}
