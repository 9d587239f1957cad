import type { ReactElement } from "react";
import { rayPath } from "./rayPath.ts";

const rays = rayPath(22, 200);

/** Light behind a picture that stands free: a glow, and rays that fade on their way out. */
export function Light(): ReactElement {
  return (
    <>
      <radialGradient id="art-far">
        <stop offset="0.1" stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="art-near">
        <stop offset="0" stopColor="#fff" stopOpacity="0.7" />
        <stop offset="0.35" stopColor="#fff" stopOpacity="0.3" />
        <stop offset="0.68" stopColor="#fff" stopOpacity="0.07" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <mask id="art-rays">
        <circle r="190" fill="url(#art-far)" />
      </mask>
      <mask id="art-glow">
        <circle r="170" fill="url(#art-near)" />
      </mask>
      <circle r="170" fill="var(--art-glow)" mask="url(#art-glow)" />
      <path d={rays} fill="var(--art-rays)" mask="url(#art-rays)" />
    </>
  );
}
