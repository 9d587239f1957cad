import subsetFont from "subset-font";
import type { Face } from "./Face.ts";
import { weights } from "./faces.ts";
import { readFile } from "node:fs/promises";

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

/** The characters that a `unicode-range` names. Throws where it is none. */
export function charactersOf(range: string): string {
  return range
    .split(",")
    .map((part) => {
      const found = /^U\+([0-9A-F]{4,6})(?:-([0-9A-F]{4,6}))?$/.exec(part);
      if (!found?.[1]) throw new Error(`"${part}" is no part of a unicode-range`);
      const first = Number.parseInt(found[1], 16);
      const last = Number.parseInt(found[2] ?? found[1], 16);
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
    })
    .join("");
}

/** The file a face is made from, with every weight. */
export function readSource({ package: name, part }: Face): Promise<Buffer> {
  return readFile(`node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`);
}
