import type { Clock } from "#server/Clock.ts";
import { orKnown } from "./orKnown.ts";

/** How a value is read, and how old it may get. */
export interface KeepOptions<T> {
  load(): Promise<T>;
  clock: Clock;
  /** How long a change that somebody else made may go unnoticed, in milliseconds. */
  freshMs: number;
}

/**
 * Keeps the last known value of something in the database. It is read again when it is old, once however many ask; while the
 * database is away or does not answer, the value that is known is as good as any. Rejects only before the first one.
 */
export function keepKnown<T>({ load, clock, freshMs }: KeepOptions<T>): () => Promise<T> {
  let known: { value: T; at: number } | undefined;
  let reading: { value: Promise<T>; since: number } | undefined;

  const read = async (): Promise<T> => {
    const at = clock.now().getTime();
    try {
      const value = await load();
      known = { value, at };
      return value;
    } finally {
      reading = undefined;
    }
  };

  return async () => {
    if (known && Math.abs(clock.now().getTime() - known.at) < freshMs) return known.value;
    reading ??= { value: read(), since: performance.now() };
    return known ? orKnown(reading.value, known.value, performance.now() - reading.since) : reading.value;
  };
}
