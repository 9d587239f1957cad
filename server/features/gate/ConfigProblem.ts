/** What is wrong with a document of a configuration. `pointer` is a JSON pointer into `document`. */
export interface ConfigProblem {
  /** A file, or a part of a site such as `pages/messages` or `theme`. */
  document: string;
  pointer: string;
  reason: string;
  /** An error stops a publication; a warning is only told. */
  severity: "error" | "warning";
  /** The nearest valid choice. */
  nearest?: string;
}
