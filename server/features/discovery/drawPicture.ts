import { createCanvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import { brandFonts, canWrite } from "./brandFonts.ts";
import { drawMark } from "./drawMark.ts";
import type { BrandLook } from "./lookOf.ts";
import { pictureSize } from "./pictureAddress.ts";

/** What a picture of a page shows. */
export interface PictureWords {
  /** The title of the page; empty on the page of the brand itself. */
  title: string;
  /** What it is about, in a sentence; may be empty. */
  summary: string;
  tag: string;
  direction: "ltr" | "rtl";
}

const { width, height } = pictureSize;
const margin = 84;
const room = width - 2 * margin;

/**
 * Draws the picture that previews of a link show, as a PNG: the brand's mark and name on its colours, with the page's title. A
 * title in a script that the site has no typeface for is left out, so that nobody sees empty boxes.
 */
export function drawPicture(
  look: BrandLook,
  mark: Image | null,
  { title, summary, tag, direction }: PictureWords,
): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  drawGround(context, look, direction);
  const isRtl = direction === "rtl";
  const edge = isRtl ? width - margin : margin;
  context.direction = direction;
  context.textAlign = isRtl ? "right" : "left";
  context.textBaseline = "alphabetic";

  const heading = title !== "" && canWrite(title) ? title : "";
  const size = 92;
  drawMark(context, look, { x: edge + (isRtl ? -size : size) / 2, y: margin + size / 2, size }, mark);
  context.fillStyle = look.colours.text;
  context.font = `700 46px ${brandFonts()}`;
  context.fillText(canWrite(look.name) ? look.name : "", edge + (isRtl ? -1 : 1) * (size + 28), margin + 62, room);

  const lines = heading === "" ? [] : wrap(context, heading, tag, { size: 84, most: 2 });
  const more = canWrite(summary) ? wrap(context, summary, tag, { size: lines.length > 0 ? 36 : 60, most: 3 }) : [];
  let line = height - margin - (more.length - 1) * (lines.length > 0 ? 52 : 82) - 8;
  context.globalAlpha = lines.length > 0 ? 0.86 : 1;
  context.font = lines.length > 0 ? `400 36px ${brandFonts()}` : `700 60px ${brandFonts()}`;
  for (const [place, text] of more.entries()) context.fillText(text, edge, line + place * (lines.length > 0 ? 52 : 82));
  context.globalAlpha = 1;
  context.font = `700 84px ${brandFonts()}`;
  line -= more.length > 0 ? 78 : 0;
  for (const text of lines.toReversed()) {
    context.fillText(text, edge, line);
    line -= 108;
  }
  return canvas.encode("png");
}

function drawGround(context: SKRSContext2D, { colours }: BrandLook, direction: "ltr" | "rtl"): void {
  const isRtl = direction === "rtl";
  const ground = context.createLinearGradient(isRtl ? width : 0, 0, isRtl ? 0 : width, height);
  ground.addColorStop(0, colours.from);
  ground.addColorStop(1, colours.to);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.save();
  context.strokeStyle = colours.accent;
  context.lineWidth = 34;
  context.globalAlpha = 0.16;
  context.setLineDash([120, 62]);
  for (const radius of [210, 330]) {
    context.beginPath();
    context.arc(isRtl ? 60 : width - 60, 110, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  context.restore();
  context.fillStyle = colours.accent;
  context.fillRect(0, height - 14, width, 14);
}

/** A text in lines that fit, the last one cut where there are more. Words end where the language says so: Khmer writes no spaces. */
function wrap(
  context: SKRSContext2D,
  text: string,
  tag: string,
  { size, most }: { size: number; most: number },
): string[] {
  context.font = `700 ${size}px ${brandFonts()}`;
  const lines = [""];
  for (const { segment } of new Intl.Segmenter(tag, { granularity: "word" }).segment(text)) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && context.measureText(last + segment).width > room) lines.push(segment.trimStart());
    else lines[lines.length - 1] = last + segment;
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? "").trimEnd()}…`];
}
