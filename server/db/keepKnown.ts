import type { Clock } from "#server/Clock.ts";
import { orKnown } from "./orKnown.ts";

/** How a value is read, and how old it may get. */
export interface KeepOptions<T> {
  load(): Promise<T>;
  clock: Clock;
  /** How long a change that somebody else made may go unnoticed, in milliseconds. */
  freshMs: number;
}

/** A value that is kept. */
export interface Known<T> {
  /** The value while it is new enough, without waiting; undefined where it has to be read. */
  now(): T | undefined;
  read(): Promise<T>;
  /** Counts as old from here on: the next reading asks the database. */
  forget(): void;
}

/**
 * Keeps the last known value of something in the database. It is read again when it is old, once however many ask; while the
 * database is away or does not answer, the value that is known is as good as any. Rejects only before the first one.
 */
export function keepKnown<T>({ load, clock, freshMs }: KeepOptions<T>): Known<T> {
  let known: { value: T; at: number } | undefined;
  let reading: { value: Promise<T>; since: number } | undefined;
  /** Counts what was forgotten: a reading that began before is old when it comes. */
  let forgotten = 0;

  const loadOnce = async (): Promise<T> => {
    const at = clock.now().getTime();
    const before = forgotten;
    try {
      const value = await load();
      if (before === forgotten) known = { value, at };
      return value;
    } finally {
      if (before === forgotten) reading = undefined;
    }
  };
  const now = () => (known && Math.abs(clock.now().getTime() - known.at) < freshMs ? known.value : undefined);

  return {
    now,
    read: async () => {
      const fresh = now();
      if (fresh !== undefined) return fresh;
      reading ??= { value: loadOnce(), since: performance.now() };
      return known ? orKnown(reading.value, known.value, performance.now() - reading.since) : reading.value;
    },
    forget: () => {
      forgotten += 1;
      reading = undefined;
      if (known) known = { value: known.value, at: Number.NEGATIVE_INFINITY };
    },
  };
}
