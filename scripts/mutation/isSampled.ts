import { createHash } from "node:crypto";

/** A place in a file and what it becomes. */
export interface Change {
  /** From the folder of the product, with slashes. */
  file: string;
  start: { line: number; column: number };
  replacement: string;
}

/** Whether a change is one of the sample that tries one in so many: the same ones each time, whatever is tried beside them. */
export function isSampled({ file, start, replacement }: Change, oneIn: number): boolean {
  const place = JSON.stringify([file, start.line, start.column, replacement]);
  return createHash("sha256").update(place).digest().readUInt32BE(0) % oneIn === 0;
}
