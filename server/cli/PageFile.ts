import type { JsonText } from "#json/text.ts";

/** A file that should hold a page document. */
export interface PageFile {
  /** As people know it: relative to where the command was given. */
  path: string;
  /** What stands in it, in the format of today; lines are those of the file. */
  json: JsonText;
  /** Whether the file is written in an earlier format. */
  isOld: boolean;
  /** The page's key, as far as one can be read. */
  key: string | undefined;
}

/** Something wrong in a file. */
export interface FileDiagnostic {
  file: string;
  line: number;
  pointer: string;
  reason: string;
  severity: "error" | "warning";
  nearest?: string;
}
