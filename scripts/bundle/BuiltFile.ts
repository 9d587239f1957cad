/** A file of a built site; `path` is relative to the site's folder. */
export interface BuiltFile {
  path: string;
  /** The text; of pictures and fonts it is not looked at. */
  text: string;
  /** Size as served, compressed with gzip. */
  gzipBytes: number;
}
