import type { ComponentType } from "react";
import { circlePath } from "./Tinted.tsx";
import { rayPath } from "./rayPath.ts";

const rays = rayPath(16, 260);
const rings = [46, 72, 98, 124, 150].map((r) => circlePath(r)).join("");
const beams = [-150, -90, -30, 30, 90, 150].map((x) => `M${x}-240h26v480h-26z`).join("");
const lozenges = [54, 87, 120, 153, 186].map((r) => `M0${-r} ${r} 0 0 ${r}${-r} 0z`).join("");
const waves = [20, 50, 80].map((y, index) => {
  const rise = 30 - index * 4;
  return `M-240 ${y}q60-${rise} 120 0t120 0 120 0 120 0V240H-240z`;
});

/** Patterns behind the motif of a tile, by the name they have on the sheet. */
export const backdrops: Record<string, ComponentType> = {
  "back-0": () => <path d={rays} fill="#fff" fillOpacity="0.07" />,
  "back-1": () => <path d={rings} fill="none" stroke="#fff" strokeOpacity="0.1" strokeWidth="6" />,
  "back-2": () => <path d={beams} fill="#fff" fillOpacity="0.06" />,
  "back-3": () => <path d={lozenges} fill="none" stroke="#fff" strokeOpacity="0.11" strokeWidth="2" />,
  "back-4": () => (
    <>
      {waves.map((wave) => (
        <path key={wave} d={wave} fill="#fff" fillOpacity="0.08" />
      ))}
    </>
  ),
};
