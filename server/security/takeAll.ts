import { tooMany } from "#server/http/Failure.ts";
import type { Attempt, Limit, Throttle } from "./createThrottle.ts";

/** A limit, and whom it is for. */
export type Claim = readonly [kind: string, subject: string, limit: Limit];

/**
 * Takes a place under each limit, or none: where one is full, the places taken before are given back, and 429 with the time
 * to wait is thrown.
 */
export async function takeAll(throttle: Throttle, claims: readonly Claim[]): Promise<Pick<Attempt, "giveBack">> {
  const taken: Attempt[] = [];
  const giveBack = async () => {
    for (const attempt of taken) await attempt.giveBack();
  };
  for (const claim of claims) {
    const attempt = await throttle.take(...claim);
    if (!attempt.isAllowed) {
      await giveBack();
      throw tooMany(attempt.waitSeconds);
    }
    taken.push(attempt);
  }
  return { giveBack };
}
