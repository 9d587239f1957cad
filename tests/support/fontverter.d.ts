/** What we use of the library, which brings no types of its own. */
declare module "fontverter" {
  const fontverter: { convert: (font: Buffer, format: "sfnt") => Promise<Buffer> };
  export default fontverter;
}
