import { knownPattern } from "#compile/patterns/patterns.ts";

/** The message that explains a pattern: that of the specification's pattern it equals, else the one of any characters. */
export function patternIdOf(pattern: string | null | undefined): number {
  return pattern ? (knownPattern(pattern)?.id ?? 0) : 0;
}
