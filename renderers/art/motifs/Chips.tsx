import type { ReactElement } from "react";
import type { MotifProps, Paint } from "../Paint.ts";
import { Suit } from "./Suit.tsx";

/** A chip seen from above, 92 wide. */
export function Chip({ paint, tone }: { paint: Paint; tone: "main" | "second" | "night" }): ReactElement {
  return (
    <>
      <circle r="46" fill={paint[tone]} />
      <circle r="40" fill="none" stroke="#fffaf0" strokeWidth="12" strokeDasharray="15.7 15.72" strokeDashoffset="8" />
      <circle r="45.2" fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="1.5" />
      <circle r="33" fill={tone === "night" ? paint.night : tone === "main" ? paint.mainDeep : paint.secondDeep} />
      <circle r="33" fill="none" stroke={paint.gold} strokeWidth="2.5" />
      <circle r="27.5" fill="none" stroke={paint.gold} strokeWidth="1" strokeDasharray="1.5 3.5" />
      <Suit suit="spade" x={0} y={0} size={30} fill={paint.gold} />
      <circle r="46" fill={paint.shine} opacity="0.35" />
    </>
  );
}

function Stack({
  paint,
  tone,
  count,
}: {
  paint: Paint;
  tone: "main" | "second" | "night";
  count: number;
}): ReactElement {
  const levels = Array.from({ length: count }, (_, level) => -level * 11);
  return (
    <>
      <ellipse cx="6" cy="10" rx="52" ry="19" fill="#000" fillOpacity="0.35" />
      {levels.map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <path d="M-46-8v8a46 17.5 0 0 0 92 0v-8z" fill={paint[tone]} />
          <path d="M-46-8v8a46 17.5 0 0 0 92 0v-8z" fill="#000" fillOpacity="0.22" />
          <path
            d="M-30 5.2v8.1a46 17.5 0 0 0 13 2.9V8zM17 8v8.2a46 17.5 0 0 0 13-2.9V5.2z"
            fill="#fff6e4"
            fillOpacity="0.9"
          />
          <ellipse cy="-8" rx="46" ry="17.5" fill={paint[tone]} />
          <ellipse cy="-8" rx="45.5" ry="17" fill="none" stroke="#fff" strokeOpacity="0.3" />
        </g>
      ))}
      <g transform={`translate(0 ${-8 - (count - 1) * 11}) scale(1 0.38)`}>
        <Chip paint={paint} tone={tone} />
      </g>
    </>
  );
}

/** Two stacks of chips and one that stands against them. */
export function Chips({ paint }: MotifProps): ReactElement {
  return (
    <g transform="translate(0 14)">
      <g transform="translate(-34 34)">
        <Stack paint={paint} tone="second" count={7} />
      </g>
      <g transform="translate(40 46)">
        <Stack paint={paint} tone="main" count={4} />
      </g>
      <g transform="translate(30 -46) rotate(14) scale(0.92)">
        <circle cx="5" cy="6" r="46" fill="#000" fillOpacity="0.25" />
        <Chip paint={paint} tone="night" />
      </g>
    </g>
  );
}
