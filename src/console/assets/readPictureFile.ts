/** A part of a picture, in shares of its sides from its upper left corner. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The whole of it. */
export const whole: Cut = { left: 0, top: 0, width: 1, height: 1 };

/** What the platform takes at once. */
const mostBytes = 2 * 1024 * 1024;
/** The longer side of what it keeps. */
const longestSide = 2400;

/**
 * The bytes of a picture as they are sent: the file itself where it is small enough and stays whole, else drawn anew. Null for what
 * the browser cannot draw, which is no picture.
 */
export async function readPictureFile(file: Blob, cut: Cut = whole): Promise<Uint8Array | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const isTaken = file.type === "image/png" || file.type === "image/jpeg";
  if (isTaken && isWhole(cut) && file.size <= mostBytes) return new Uint8Array(await file.arrayBuffer());
  const [wide, high] = [Math.round(picture.width * cut.width), Math.round(picture.height * cut.height)];
  const scale = Math.min(1, longestSide / Math.max(wide, high));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale)));
  canvas
    .getContext("2d")
    ?.drawImage(
      picture,
      picture.width * cut.left,
      picture.height * cut.top,
      wide,
      high,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  // What can be looked through stays so where that is small enough.
  const clear = await canvas.convertToBlob({ type: "image/png" });
  const blob = clear.size <= mostBytes ? clear : await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  return new Uint8Array(await blob.arrayBuffer());
}

function isWhole(cut: Cut): boolean {
  return cut.left === 0 && cut.top === 0 && cut.width === 1 && cut.height === 1;
}
