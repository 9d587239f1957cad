import subsetFont from "subset-font";
import { charactersOf } from "./charactersOf.ts";
import type { Face } from "./Face.ts";
import { weights } from "./faces.ts";
import { readSource } from "./readSource.ts";

/** The bytes of a face's file (WOFF2): the glyphs it holds, with all that shaping makes of them, at the weights in use. */
export async function makeFace(face: Face): Promise<Buffer> {
  const { holds, features } = face;
  return subsetFont(await readSource(face), holds === undefined ? undefined : charactersOf(holds), {
    targetFormat: "woff2",
    keepAllGlyphs: holds === undefined,
    ...(features && { keepFeatures: features }),
    // Names of weights for a menu of styles; no browser reads them.
    dropTables: ["STAT"],
    variationAxes: { wght: weights },
  });
}
