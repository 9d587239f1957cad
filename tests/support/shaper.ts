import fontverter from "fontverter";
import * as hb from "harfbuzzjs";

/** A glyph as it stands in a line: numbers of its outline's points and where it is put, in thousandths of the size. */
export interface PlacedGlyph {
  outline: readonly number[];
  advance: number;
  x: number;
  y: number;
}

/** Shapes texts with a font file (WOFF2) at a weight, as a browser does. */
export async function shaper(file: Buffer, weight: number): Promise<(text: string) => PlacedGlyph[]> {
  const face = new hb.Face(new hb.Blob(new Uint8Array(await fontverter.convert(file, "sfnt"))));
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation("wght", weight)]);
  const outlines = new Map<number, readonly number[]>();
  const outlineOf = (glyph: number) => {
    const known = outlines.get(glyph) ?? (font.glyphToPath(glyph).match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    outlines.set(glyph, known);
    return known;
  };
  return (text) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, place) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      return { outline: outlineOf(codepoint), advance: xAdvance, x: xOffset, y: yOffset };
    });
  };
}
