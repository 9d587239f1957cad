/** What a first visit of one path fetches, in gzipped bytes. */
export interface BytesResult {
  path: string;
  requests: number;
  /** Everything, fonts and pictures too. */
  total: number;
  /** By kind: document, script, stylesheet, font, image, fetch … */
  kinds: Record<string, number>;
  /** What weighs most, without the hashes of their names. */
  largest: { path: string; bytes: number }[];
}
