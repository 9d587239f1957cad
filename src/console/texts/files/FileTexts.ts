/** One text that a file holds. */
export interface FileText {
  /** The line that it stands in, from one. */
  line: number;
  language: string;
  key: string;
  text: string;
}

/** What is wrong with a part of a file, which is left out. */
export interface FileFault {
  /** The line, where one line is meant. */
  line?: number;
  /** Name of the fault: the text `console.texts.file.<name>` says it. */
  why: string;
  /** What it is about: a column, a key, a language. */
  what?: string;
}

/** What a file of texts holds. */
export interface FileTexts {
  texts: readonly FileText[];
  faults: readonly FileFault[];
}
