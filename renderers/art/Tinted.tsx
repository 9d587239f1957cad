import type { ReactElement, SVGProps } from "react";
import { tints, type Tint } from "./paints.ts";

interface TintedProps extends SVGProps<SVGPathElement> {
  tint: Tint;
  d: string;
}

/** An outline in one of the brand's colours, with light and shade over it. */
export function Tinted({ tint, d, transform, ...rest }: TintedProps): ReactElement {
  const { colour, shade } = tints[tint];
  return (
    <>
      <path d={d} transform={transform} fill={colour} {...rest} />
      <path d={d} transform={transform} fill={shade} />
    </>
  );
}

/** The outline of a circle around a point. */
export function circlePath(r: number, x = 0, y = 0): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`;
}
