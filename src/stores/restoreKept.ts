import { readPointer } from "#json/pointer.ts";
import type { EditStep } from "./DraftHistory.ts";
import type { KeptDraft, KeptPlace } from "./DraftJournal.ts";
import { isEqual } from "#json/equal.ts";

/** An edit that the device kept and that does not fit any more: the place holds something else by now. */
export interface KeptAside extends KeptPlace {
  pointer: string;
}

/** What becomes of the edits that the device kept. */
export interface Restored {
  /** Those that are put back. */
  step: EditStep;
  /** Those that somebody has to decide on. */
  aside: readonly KeptAside[];
  /** Those that are with the platform already. */
  done: readonly (readonly [pointer: string, value: unknown])[];
}

/**
 * Sorts what the device kept by what the platform has: an edit is put back where the draft still comes from the same
 * revision, or where its place still holds what the edit replaced.
 */
export function restoreKept({ base: keptBase, places }: KeptDraft, saved: unknown, base: string): Restored {
  const step: EditStep[number][] = [];
  const aside: KeptAside[] = [];
  const done: [string, unknown][] = [];
  for (const [pointer, place] of Object.entries(places)) {
    const before = readPointer(saved, pointer);
    if (isEqual(before, place.value)) done.push([pointer, place.value]);
    else if (keptBase === base || isEqual(before, place.before)) step.push({ pointer, before, after: place.value });
    else aside.push({ pointer, ...place });
  }
  return { step, aside, done };
}
