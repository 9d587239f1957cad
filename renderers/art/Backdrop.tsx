import type { ReactElement } from "react";
import { rayPath } from "./rayPath.ts";
import type { Chance } from "./createChance.ts";

const rays = rayPath(16, 260);

const drawings: ((turn: number) => ReactElement)[] = [
  (turn) => <path d={rays} fill="#fff" fillOpacity="0.07" transform={`rotate(${turn})`} />,
  () => (
    <g fill="none" stroke="#fff" strokeOpacity="0.1">
      {[46, 72, 98, 124, 150].map((r) => (
        <circle key={r} r={r} strokeWidth={r % 4 === 0 ? 1.2 : 7} />
      ))}
    </g>
  ),
  (turn) => (
    <g fill="#fff" fillOpacity="0.06" transform={`rotate(${turn})`}>
      {[-150, -90, -30, 30, 90, 150].map((x) => (
        <rect key={x} x={x} y="-240" width="26" height="480" />
      ))}
    </g>
  ),
  () => (
    <g fill="none" stroke="#fff" strokeOpacity="0.11" strokeWidth="1.3">
      {[0, 1, 2, 3, 4].map((ring) => (
        <path key={ring} d="M0-60 60 0 0 60-60 0z" transform={`scale(${0.9 + ring * 0.55})`} />
      ))}
    </g>
  ),
  () => (
    <g fill="#fff" fillOpacity="0.08">
      {[20, 50, 80].map((y, index) => (
        <path key={y} d={`M-240 ${y}q60-${30 - index * 4} 120 0t120 0 120 0 120 0V240H-240z`} />
      ))}
    </g>
  ),
];

/** What stands behind a motif: a pattern, a glow and dust in the light, all drawn by chance. */
export function Backdrop({ chance, glow }: { chance: Chance; glow: string }): ReactElement {
  const drawing = drawings[Math.floor(chance() * drawings.length)] ?? drawings[0];
  const dust = Array.from({ length: 14 }, () => ({
    x: (chance() - 0.5) * 260,
    y: (chance() - 0.5) * 200,
    r: 0.7 + chance() * 1.9,
    light: 0.25 + chance() * 0.5,
  }));
  return (
    <>
      {drawing?.(chance() * 40)}
      <circle r="128" fill={glow} />
      {dust.map(({ x, y, r, light }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff" fillOpacity={light} />
      ))}
    </>
  );
}
