import { createCanvas, loadImage, type Image } from "@napi-rs/canvas";
import { fileType, type FileType } from "#compile/forms/fileType.ts";
import { refusal } from "#server/http/Failure.ts";
import { createTurns } from "#server/security/createTurns.ts";
import { pictureSides } from "./pictureSides.ts";

/** Kinds of pictures that are taken as a proof. */
export const pictureTypes: readonly FileType[] = ["image/jpeg", "image/png"];

/** No picture that is sent is larger: 5 MB. */
export const largestPicture = 5 * 1024 * 1024;

/** More would fill the memory when it is drawn, four bytes each; no telephone of today takes larger ones by itself. */
const mostPixels = 50_000_000;
/** The longer side of what is kept: a receipt can be read, and it stays small. */
export const longestSide = 2_400;
const quality = 84;

/** A picture as the platform keeps it. */
export interface KeptPicture {
  bytes: Buffer;
  type: "image/jpeg" | "image/webp";
  width: number;
  height: number;
}

/** One at a time on a node, as each may take 200 MB; more that wait are sent away (503). */
const inTurn = createTurns(24);

/**
 * Draws a picture anew, so that nothing but its pixels is left: no place where it was taken, no program behind its end. It stands as
 * its camera was held, and is made smaller where its longer side is over 2400; what can be looked
 * through stays so in a WebP alone. Refuses what is no PNG or JPEG by its first bytes
 * (`picture_type`), more than 5 MB (`picture_large`), more pixels than can be drawn (`picture_pixels`), and what says that it is a
 * picture and is none (`picture_broken`).
 */
export async function readPicture(bytes: Uint8Array, kept: "jpeg" | "webp" = "jpeg"): Promise<KeptPicture> {
  const type = fileType(bytes);
  if (!type || !pictureTypes.includes(type)) throw refusal("picture_type", "Only PNG and JPEG pictures are taken.");
  if (bytes.length > largestPicture) throw refusal("picture_large", "The picture is larger than 5 MB.");
  const sides = pictureSides(bytes);
  if (!sides) throw broken();
  // Before anything is drawn: a small file may claim a picture that fills the memory.
  if (sides.width * sides.height > mostPixels) throw refusal("picture_pixels", "The picture has too many pixels.");
  return inTurn("picture", async () => draw(await open(bytes), kept));
}

async function open(bytes: Uint8Array): Promise<Image> {
  const picture = await loadImage(bytes).catch(() => null);
  if (!picture || picture.width === 0 || picture.height === 0) throw broken();
  return picture;
}

async function draw(picture: Image, kept: "jpeg" | "webp"): Promise<KeptPicture> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  if (kept === "jpeg") {
    // What can be looked through stands on white, as on paper.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(picture, 0, 0, width, height);
  if (kept === "webp") return { bytes: await canvas.encode("webp", quality), type: "image/webp", width, height };
  return { bytes: await canvas.encode("jpeg", quality), type: "image/jpeg", width, height };
}

function broken() {
  return refusal("picture_broken", "The picture cannot be read.");
}
