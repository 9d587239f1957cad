import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import { brandFonts, canWrite } from "./brandFonts.ts";
import type { BrandLook } from "./lookOf.ts";

/** Where a mark stands: its middle and how wide it is, in pixels. */
export interface MarkPlace {
  x: number;
  y: number;
  size: number;
}

/**
 * Draws the brand's mark: its own picture, or the first letter of its name on a coin with a broken ring, as in the header of the
 * site.
 */
export function drawMark(
  context: SKRSContext2D,
  { name, colours }: BrandLook,
  { x, y, size }: MarkPlace,
  picture: Image | null,
): void {
  const radius = size / 2;
  if (picture !== null) {
    const scale = size / Math.max(picture.width, picture.height, 1);
    const [wide, high] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, x - wide / 2, y - high / 2, wide, high);
    return;
  }
  context.save();
  context.translate(x, y);
  context.fillStyle = colours.accent;
  circle(context, radius);
  context.fill();
  context.strokeStyle = colours.onAccent;
  context.globalAlpha = 0.55;
  context.lineWidth = size * 0.045;
  // Ten dashes, so that the last one meets the first.
  context.setLineDash([size * 0.048 * Math.PI, size * 0.032 * Math.PI]);
  circle(context, radius * 0.8);
  context.stroke();
  context.globalAlpha = 1;
  context.setLineDash([]);
  context.fillStyle = colours.onAccent;
  context.font = `700 ${Math.round(size * 0.46)}px ${brandFonts()}`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  const { letter, lift } = middleOf(context, initialOf(name));
  context.fillText(letter, 0, lift);
  context.restore();
}

function circle(context: SKRSContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
}

/** How far below the middle the line of a letter runs, so that the letter itself stands in the middle. */
function middleOf(context: SKRSContext2D, letter: string): { letter: string; lift: number } {
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(letter);
  return { letter, lift: (above - below) / 2 };
}

/** The first letter of a name; none where the site has no typeface for it. */
function initialOf(name: string): string {
  const letter = /\p{L}/u.exec(name)?.[0] ?? "•";
  return canWrite(letter) ? letter.toUpperCase() : "";
}
