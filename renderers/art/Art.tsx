import { useId, useMemo, type ReactElement } from "react";
import { ArtDefs } from "./ArtDefs.tsx";
import { Backdrop } from "./Backdrop.tsx";
import { createChance } from "./createChance.ts";
import { createPaint } from "./Paint.ts";
import { Motif } from "./Motif.tsx";
import { Rays } from "./Rays.tsx";
import { Satellites } from "./Satellites.tsx";

const palettes = 5;

/** What a picture is drawn from. */
export interface ArtProps {
  /** The same words always draw the same picture; a motif's name among them picks it. */
  seed: string;
  /** `tile` fills its box with a background of its own; `scene` stands free on what is behind it; `mark`
   * is a tile without small things, for a small box. */
  variant?: "tile" | "scene" | "mark";
}

/** A drawn picture in the brand's colours, for the eye only. It fills the box it is put in. */
export function Art({ seed, variant = "tile" }: ArtProps): ReactElement {
  const id = useId();
  const paint = useMemo(() => createPaint(id), [id]);
  const chance = createChance(seed);
  const palette = Math.floor(chance() * palettes);
  return (
    <svg
      className={`art art--${variant === "scene" ? "scene" : "tile"} art--palette-${palette}`}
      viewBox={variant === "scene" ? "-150 -120 300 240" : "-120 -100 240 200"}
      preserveAspectRatio={variant === "scene" ? "xMidYMid meet" : "xMidYMid slice"}
      aria-hidden="true"
      focusable="false"
    >
      <ArtDefs id={id} />
      {variant === "tile" ? <Backdrop chance={chance} glow={paint.glow} /> : <Rays id={id} glow={paint.glow} />}
      {variant === "mark" ? null : <Satellites chance={chance} paint={paint} wide={variant === "scene"} />}
      <g className="art__motif">
        <g transform={variant === "scene" ? "scale(1.08)" : "scale(0.82)"}>
          <Motif seed={seed} paint={paint} />
        </g>
      </g>
    </svg>
  );
}
