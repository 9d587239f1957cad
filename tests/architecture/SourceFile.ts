/** One module request of a file, whatever its syntax. */
export interface ImportedName {
  /** As written, without Vite's query (`?url`). */
  specifier: string;
  line: number;
  /** `glob` is Vite's `import.meta.glob`; its specifier ends before the first wildcard. */
  syntax: "static" | "dynamic" | "glob" | "type";
}

/** What the checks know of a source file. */
export interface SourceFile {
  /** Relative to the repository, with forward slashes. */
  path: string;
  lines: number;
  imports: ImportedName[];
  /** Names it exports, values and types. */
  exports: string[];
  /** Types that it declares and exports: interfaces, aliases and classes. */
  types: { name: string; line: number }[];
  /** Lines on which the type `any` stands. */
  anyLines: number[];
  /** Every identifier and string literal, for the checks of names. */
  words: { word: string; line: number }[];
}

/** A breach of a rule: where it is, and what to do about it. */
export interface Breach {
  path: string;
  line?: number;
  message: string;
}
