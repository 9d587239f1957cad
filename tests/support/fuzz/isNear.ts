import type { Diagnostic } from "#contracts/api.ts";
import { toPointer } from "#json/pointer.ts";
import type { Path } from "../placesOf.ts";

/** Names the place: it stands at it, above it, below it, or right beside it. */
export function isNear(problem: Pick<Diagnostic, "pointer">, path: Path): boolean {
  const place = toPointer(...path);
  const named = problem.pointer;
  if (isWithin(named, place) || isWithin(place, named)) return true;
  return above(named) === above(place);
}

/** Is the place at or below another? */
export function isWithin(place: string, other: string): boolean {
  return place === other || place.startsWith(`${other}/`);
}

function above(place: string): string {
  return place.slice(0, Math.max(0, place.lastIndexOf("/")));
}
