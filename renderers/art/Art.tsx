import { useEffect, type ReactElement } from "react";
import { needArt } from "./needArt.ts";
import { pictureOf, type ArtVariant } from "./pictureOf.ts";

/** What a picture is drawn from. */
export interface ArtProps {
  /** The same words always draw the same picture; a motif's name among them picks it. */
  seed: string;
  variant?: ArtVariant;
}

/**
 * A drawn picture in the brand's colours, for the eye only. It fills the box it is put in. What it shows are shapes of the
 * page's sheet, so twenty pictures cost little more than one; until the sheet is there its box is coloured and empty.
 */
export function Art({ seed, variant = "tile" }: ArtProps): ReactElement {
  const { palette, parts, dust } = pictureOf(seed, variant);
  const wanted = parts.map(({ shape }) => shape).join(" ");
  useEffect(() => needArt(wanted.split(" ")), [wanted]);
  return (
    <svg
      className={`art art--${variant === "scene" ? "scene" : "tile"} art--palette-${palette}`}
      viewBox={variant === "scene" ? "-150 -120 300 240" : "-120 -100 240 200"}
      preserveAspectRatio={variant === "scene" ? "xMidYMid meet" : "xMidYMid slice"}
      aria-hidden="true"
      focusable="false"
    >
      {dust === "" ? null : <path d={dust} fill="#fff" fillOpacity="0.5" />}
      {parts.map(({ shape, transform }, index) => (
        <use key={index} href={`#art-${shape}`} transform={transform} />
      ))}
    </svg>
  );
}
