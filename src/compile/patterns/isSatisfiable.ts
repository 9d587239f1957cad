import type { NFA } from "refa";
import { textsOfPattern } from "./textsOfPattern.ts";

/** Whether some text of so many characters matches a pattern; undefined where that is not decided. */
export type IsSatisfiable = (pattern: string, minLength: number, maxLength: number) => boolean | undefined;

/** Steps from state to state after which nothing is decided: about a tenth of a second. Steps, not time, as for safety. */
const mostSteps = 400_000;

/**
 * Decides whether a field can be filled in: the pattern becomes an automaton, whose states are followed length by length.
 * Undecided is what `textsOfPattern` gives no automaton for. Takes milliseconds; its library belongs to publishing.
 */
export const isSatisfiable: IsSatisfiable = (pattern, minLength, maxLength) => {
  const automaton = textsOfPattern(pattern);
  if (!automaton) return undefined;
  let reached = new Set<NFA.ReadonlyNode>([automaton.initial]);
  let steps = 0;
  for (let length = 0; length <= maxLength && reached.size > 0; length += 1) {
    if (length >= minLength && !reached.isDisjointFrom(automaton.finals as ReadonlySet<NFA.ReadonlyNode>)) return true;
    const next = new Set<NFA.ReadonlyNode>();
    for (const state of reached) {
      steps += state.out.size;
      for (const following of state.out.keys()) next.add(following);
    }
    if (steps > mostSteps) return undefined;
    reached = next;
  }
  return false;
};
