/** A file that a generator makes; `path` is relative to the repository. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/**
 * Makes files from the schemas. The same sources must always give the same text, because a test compares the text with
 * the files that are checked in.
 */
export interface Generator {
  /** Shown in progress and in the report of stale files. */
  name: string;
  generate(): Promise<GeneratedFile[]>;
}
