import type { ReactElement } from "react";
import type { Chance } from "./createChance.ts";
import { Chip } from "./motifs/Chips.tsx";
import { Coin } from "./motifs/Coins.tsx";
import { Gem } from "./motifs/Gem.tsx";
import type { Paint } from "./Paint.ts";

const spark = "M0-14C1.5-4 4-1.5 14 0 4 1.5 1.5 4 0 14-1.5 4-4 1.5-14 0-4-1.5-1.5-4 0-14z";

const places = [
  { x: -104, y: -56, size: 0.3 },
  { x: 104, y: 46, size: 0.34 },
  { x: 98, y: -66, size: 0.22 },
  { x: -98, y: 58, size: 0.24 },
];

/** Small things around the motif: coins, chips, stones and sparks, drawn by chance. */
export function Satellites({ chance, paint, wide }: { chance: Chance; paint: Paint; wide: boolean }): ReactElement {
  const spread = wide ? 1.12 : 0.98;
  const scale = wide ? 0.72 : 1;
  return (
    <>
      {places.map((place, index) => {
        const kind = Math.floor(chance() * 4);
        const turn = Math.round((chance() - 0.5) * 70);
        const x = place.x * spread + (chance() - 0.5) * 16;
        const y = place.y * spread + (chance() - 0.5) * 16;
        return (
          <g key={place.x} className={`art__satellite art__satellite--${index}`}>
            <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${place.size * scale})`}>
              {kind === 0 ? <Coin paint={paint} /> : null}
              {kind === 1 ? <Chip paint={paint} tone={index % 2 === 0 ? "second" : "main"} /> : null}
              {kind === 2 ? <Gem paint={paint} /> : null}
              {kind === 3 ? <path d={spark} transform="scale(2.6)" fill="#fff6d8" /> : null}
            </g>
          </g>
        );
      })}
    </>
  );
}
