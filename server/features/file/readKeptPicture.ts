import { createHash } from "node:crypto";
import { loadImage } from "@napi-rs/canvas";
import { fileType } from "#compile/forms/fileType.ts";
import { refusal } from "#server/http/Failure.ts";
import { createTurns } from "#server/security/createTurns.ts";
import { longestSide, type KeptPicture } from "./readPicture.ts";

/** No picture that a platform drew is larger. */
const mostBytes = 2 * 1024 * 1024;
/** What a platform's own drawing is made of: a header, colours, and pixels with what can be looked through. Nothing that tells of a place or a camera. */
const chunks: ReadonlySet<string> = new Set(["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L"]);
/** The description of its colours is no larger. */
const mostColours = 4096;

/** One at a time on a node, as drawing is. */
const inTurn = createTurns(24);

/**
 * A picture that another platform drew (`readPicture`), byte for byte, so that it is known by the same hash here. Refuses
 * what is not those bytes (`picture_differs`), what no platform draws (`picture_type`, `picture_large`, `picture_pixels`), and what says
 * that it is a picture and is none (`picture_broken`).
 */
export async function readKeptPicture(bytes: Uint8Array, hash: string): Promise<KeptPicture> {
  if (fileType(bytes) !== "image/webp") throw refusal("picture_type", "This is no picture of a platform.");
  if (bytes.length > mostBytes) throw refusal("picture_large", "The picture is larger than 2 MB.");
  if (createHash("sha256").update(bytes).digest("hex") !== hash)
    throw refusal("picture_differs", "The picture is not the one that the file names.");
  const kept = Buffer.from(bytes);
  const sides = sidesOfWebp(kept);
  if (!sides) throw broken();
  // Before anything is drawn: a small file may claim a picture that fills the memory.
  if (Math.max(sides.width, sides.height) > longestSide)
    throw refusal("picture_pixels", "The picture has too many pixels.");
  const picture = await inTurn("picture", () => loadImage(kept).catch(() => null));
  if (!picture || picture.width !== sides.width || picture.height !== sides.height) throw broken();
  return { bytes: kept, type: "image/webp", ...sides };
}

/** What all of its parts say of its size; undefined where they are not those of a drawing, end early, or disagree. */
function sidesOfWebp(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 30 || bytes.readUInt32LE(4) !== bytes.length - 8) return undefined;
  const seen: string[] = [];
  const sizes: { width: number; height: number }[] = [];
  let place = 12;
  while (place + 8 <= bytes.length) {
    const name = bytes.toString("latin1", place, place + 4);
    const length = bytes.readUInt32LE(place + 4);
    const data = bytes.subarray(place + 8, place + 8 + length);
    if (!chunks.has(name) || seen.includes(name) || data.length !== length) return undefined;
    if (name === "ICCP" && length > mostColours) return undefined;
    const size = sizeIn(name, data);
    if (size === null) return undefined;
    if (size !== undefined) sizes.push(size);
    seen.push(name);
    place += 8 + length + (length % 2);
  }
  const [first] = sizes;
  const hasPixels = seen.includes("VP8 ") !== seen.includes("VP8L");
  const isOneSize = sizes.every(({ width, height }) => width === first?.width && height === first.height);
  return place === bytes.length && hasPixels && isOneSize ? first : undefined;
}

/** The size that a part says; undefined for those that say none, null for one that is broken (RFC 9649, sections 2.5 to 2.7). */
function sizeIn(name: string, data: Buffer): { width: number; height: number } | undefined | null {
  if (name === "VP8X")
    return data.length === 10 ? { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 } : null;
  if (name === "VP8 ") {
    if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return null;
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  if (name === "VP8L") {
    if (data.length < 5 || data[0] !== 0x2f) return null;
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

function broken() {
  return refusal("picture_broken", "The picture cannot be read.");
}
