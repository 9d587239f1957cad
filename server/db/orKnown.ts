import { DatabaseAwayError } from "./DatabaseAwayError.ts";

/** Nobody waits longer than this for what is known already. */
const patienceMs = 1_000;

/**
 * What is read, or what is known where the database is away or has not answered within a second (of `waitedMs` that have passed
 * already). Other failures are passed on.
 */
export function orKnown<T>(reading: Promise<T>, known: T, waitedMs = 0): Promise<T> {
  const read = reading.catch((error: unknown) => {
    if (error instanceof DatabaseAwayError) return known;
    throw error;
  });
  const patience = new Promise<T>((resolve) => setTimeout(resolve, Math.max(0, patienceMs - waitedMs), known).unref());
  return Promise.race([read, patience]);
}
