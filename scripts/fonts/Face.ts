/** One file of a typeface, as the site serves it: which characters of which source, and for which it is fetched. */
export interface Face {
  /** Of the file in `renderers/fonts`, without its ending. */
  name: string;
  family: string;
  /** The package in `node_modules/@fontsource-variable` that it is made from, and which of its parts. */
  package: string;
  part: string;
  /** Characters whose glyphs it holds, in the notation of `unicode-range`; all that the part has where it is left out. */
  holds?: string;
  /**
   * Characters for which a browser fetches it; the part's own range where it is left out. A face that is named later goes before
   * those named earlier.
   */
  range?: string;
  /** OpenType features that are kept; all where it is left out. */
  features?: string[];
}
