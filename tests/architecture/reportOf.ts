import type { Breach } from "./SourceFile.ts";

/** Breaches as lines that an editor can jump to; what a failing test shows. */
export function reportOf(breaches: Breach[]): string[] {
  return breaches.map(({ path, line, message }) => `${path}${line === undefined ? "" : `:${line}`} ${message}`);
}
