/** What we use of the library, kept apart from its own types so that the rest is checked where it is not installed yet. */
declare module "harfbuzzjs" {
  interface Position {
    xAdvance?: number;
    xOffset?: number;
    yOffset?: number;
  }
  export class Blob {
    constructor(data: Uint8Array);
  }
  export class Face {
    constructor(blob: Blob);
  }
  export class Variation {
    constructor(tag: string, value: number);
  }
  export class Font {
    constructor(face: Face);
    setVariations(variations: Variation[]): void;
    glyphToPath(glyph: number): string;
  }
  export class Buffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    getGlyphInfos(): { codepoint: number }[];
    getGlyphPositions(): Position[];
  }
  export function shape(font: Font, buffer: Buffer): void;
}
