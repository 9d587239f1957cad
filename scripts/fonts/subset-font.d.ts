/** What we use of the library, which brings no types of its own. */
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2";
    keepAllGlyphs?: boolean;
    keepFeatures?: string[];
    dropTables?: string[];
    variationAxes: Record<string, { min: number; max: number }>;
  }
  const subsetFont: (font: Buffer, text: string | undefined, options: SubsetOptions) => Promise<Buffer>;
  export default subsetFont;
}
