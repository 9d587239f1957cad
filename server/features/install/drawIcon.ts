import { createCanvas, type Image } from "@napi-rs/canvas";
import { drawMark } from "../discovery/drawMark.ts";
import type { BrandLook } from "../discovery/lookOf.ts";

/** What an icon is for: drawn as it is, cut to any shape by the device, or a tile of Apple's. */
export type IconPurpose = "any" | "maskable" | "apple";

/** The icons of the site, each with its width in pixels. */
export const icons: readonly { purpose: IconPurpose; size: number }[] = [
  { purpose: "any", size: 192 },
  { purpose: "any", size: 512 },
  { purpose: "maskable", size: 192 },
  { purpose: "maskable", size: 512 },
  { purpose: "apple", size: 180 },
];

/** How much of the width the mark takes; of one that is cut, a circle of four fifths is sure to be seen (W3C, Web App Manifest). */
const shares: Readonly<Record<IconPurpose, number>> = { any: 1, maskable: 0.62, apple: 0.74 };

/** Draws an icon, as a PNG: the brand's mark, on the brand's ground where the device cuts it. */
export function drawIcon(
  look: BrandLook,
  mark: Image | null,
  { purpose, size }: { purpose: IconPurpose; size: number },
): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext("2d");
  if (purpose !== "any") {
    const ground = context.createLinearGradient(0, 0, size, size);
    ground.addColorStop(0, look.colours.from);
    ground.addColorStop(1, look.colours.to);
    context.fillStyle = ground;
    context.fillRect(0, 0, size, size);
  }
  drawMark(context, look, { x: size / 2, y: size / 2, size: size * shares[purpose] }, mark);
  return canvas.encode("png");
}
