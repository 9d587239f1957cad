import type { ReactElement } from "react";
import type { MotifProps } from "../Paint.ts";

const pockets = 26;

function wedge(index: number, inner: number, outer: number): string {
  const at = (radius: number, step: number): string => {
    const angle = (step / pockets) * 2 * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(inner, index)}L${at(outer, index)}A${outer} ${outer} 0 0 1 ${at(outer, index + 1)}L${at(inner, index + 1)}A${inner} ${inner} 0 0 0 ${at(inner, index)}z`;
}

/** A roulette wheel, leaning back a little, with its ball. */
export function Wheel({ paint }: MotifProps): ReactElement {
  return (
    <g transform="rotate(-14) scale(1 0.82)">
      <ellipse cx="6" cy="16" rx="98" ry="98" fill="#000" fillOpacity="0.35" />
      <circle r="96" fill={paint.goldDeep} />
      <circle r="96" fill="none" stroke={paint.gold} strokeWidth="5" />
      <circle r="84" fill={paint.night} stroke={paint.gold} strokeWidth="2.5" />
      {Array.from({ length: pockets }, (_, index) => (
        <path
          key={index}
          d={wedge(index, 52, 80)}
          fill={index === 0 ? "#1d8a5b" : index % 2 === 0 ? "#17132a" : paint.red}
          stroke="#f0cc7a"
          strokeWidth="0.9"
        />
      ))}
      <circle r="66" fill="none" stroke="#f0cc7a" strokeOpacity="0.5" strokeWidth="0.8" />
      <circle r="51" fill={paint.mainDeep} stroke={paint.gold} strokeWidth="3" />
      <circle r="51" fill={paint.shine} opacity="0.28" />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn + 20})`}>
          <path d="M-3.5 0 -2-40h4L3.5 0z" fill={paint.gold} />
          <circle cy="-41" r="5.5" fill={paint.gold} />
          <circle cy="-41" r="5.5" fill={paint.shine} opacity="0.5" />
        </g>
      ))}
      <circle r="17" fill={paint.gold} />
      <circle r="17" fill={paint.shine} opacity="0.5" />
      <circle r="9" fill={paint.goldDeep} />
      <circle r="5" fill={paint.gold} />
      <circle cx="58" cy="-27" r="7" fill="#000" fillOpacity="0.35" />
      <circle cx="57" cy="-29" r="7" fill={paint.ivory} />
      <circle cx="57" cy="-29" r="7" fill={paint.shine} opacity="0.7" />
    </g>
  );
}
