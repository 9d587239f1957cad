import type { Side } from "#json/merge/JsonConflict.ts";

/** Answers to conflicts as a map, so that a hostile pointer stays a plain key. */
export function toResolutions(answers: Readonly<Record<string, Side>> | undefined): Map<string, Side> {
  return new Map(Object.entries(answers ?? {}));
}
