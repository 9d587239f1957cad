import type { Clock } from "#server/Clock.ts";
import { tooMany } from "#server/http/Failure.ts";
import type { Limit } from "./createThrottle.ts";

const mostSubjects = 10_000;

/** Counts in memory, for calls that cost little but that nobody needs by the thousand. Each node counts for itself. */
export interface FloodGate {
  /** Throws 429 once the subject has used up what the limit allows. */
  pass(subject: string): void;
}

/** A gate with one limit for every subject; `factor` multiplies how many may pass. */
export function createFloodGate(clock: Clock, { most, seconds }: Limit, factor = 1): FloodGate {
  const windows = new Map<string, { start: number; hits: number }>();
  return {
    pass: (subject) => {
      const now = clock.now().getTime() / 1000;
      const known = windows.get(subject);
      if (known && now - known.start < seconds) {
        known.hits += 1;
        if (known.hits > most * factor) throw tooMany(known.start + seconds - now);
        return;
      }
      windows.delete(subject);
      windows.set(subject, { start: now, hits: 1 });
      // The oldest go first, so a flood of new subjects cannot fill the memory.
      if (windows.size > mostSubjects) windows.delete(windows.keys().next().value ?? "");
    },
  };
}
