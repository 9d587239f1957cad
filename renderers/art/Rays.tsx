import type { ReactElement } from "react";
import { rayPath } from "./rayPath.ts";

const rays = rayPath(22, 200);

/** Light behind a picture that stands free: a glow, and rays that fade on their way out. */
export function Rays({ id, glow }: { id: string; glow: string }): ReactElement {
  return (
    <>
      <circle r="170" fill={glow} />
      <g mask={`url(#${id}-spot)`}>
        <path className="art__rays" d={rays} />
      </g>
    </>
  );
}
