import { readPointer } from "#json/pointer.ts";
import { isEqual } from "#json/equal.ts";
import { withSavedAt } from "./withSavedAt.ts";
import type { DraftError, DraftJudge } from "./DraftPort.ts";

/**
 * What of a draft can be saved: the draft without the values that cannot be, and what is wrong with those. Only what was
 * edited counts: what was saved wrong before, by whatever way, is not ours to hold back.
 */
export function goodPart(
  judge: DraftJudge,
  saved: unknown,
  shown: unknown,
  edited: ReadonlySet<string>,
): { good: unknown; errors: readonly DraftError[] } {
  const found = judge(shown, edited);
  if (found.length === 0) return { good: shown, errors: [] };
  const known = new Set(judge(saved, edited).map(nameOf));
  const isNew = (error: DraftError, site: unknown) =>
    !known.has(nameOf(error)) || !isEqual(readPointer(saved, error.pointer), readPointer(site, error.pointer));
  const errors = found.filter((error) => isNew(error, shown));
  const places = errors.map(({ pointer }) => pointer);
  const good = withSavedAt(saved, shown, places);
  const left = judge(good, edited).filter((error) => isNew(error, good));
  if (left.length === 0) return { good, errors };
  // An error that follows from two places at once: all that was edited around it waits.
  const around = [...edited].filter((place) => left.some(({ pointer }) => isAround(place, pointer)));
  return { good: withSavedAt(saved, shown, [...places, ...around]), errors: [...errors, ...left] };
}

/** Is one place the other, or does it hold it, or stand in it? */
function isAround(place: string, pointer: string): boolean {
  return place === pointer || place.startsWith(`${pointer}/`) || pointer.startsWith(`${place}/`);
}

function nameOf({ pointer, rule }: DraftError): string {
  return `${pointer} ${rule}`;
}
