/** What a first visit of one path fetches. Bytes are those of bodies. */
export interface BytesResult {
  path: string;
  language: string;
  requests: number;
  /** As they would be without a coding, and as they came over the line. */
  plain: number;
  sent: number;
  /** Scripts that the page itself names, gzipped: what it needs until it can be used. */
  scriptsUntilUsable: number;
  /** By kind, in the order of docs/bench.md. */
  kinds: FilesOfKind[];
}

/** Files of one kind, with what their heads say. */
export interface FilesOfKind {
  kind: string;
  files: number;
  plain: number;
  sent: number;
  /** Codings that were used; `none` for bytes as they are. */
  codings: string[];
  /** What `Cache-Control` said. */
  keep: string[];
  /** Whether each of them can be asked for again without being sent again (`ETag`). */
  hasEtag: boolean;
}
