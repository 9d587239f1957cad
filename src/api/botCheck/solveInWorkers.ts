import { solveChallengeWorkers } from "altcha-lib";
import type { Challenge, Solution } from "altcha-lib/types";

/** Two workers halve the wait on a phone and leave the page a core of its own. */
const workers = 2;

/** Solves a challenge in workers; null where none starts, nobody can solve it, or the time is over. */
export async function solveInWorkers(
  challenge: Challenge,
  createWorker: () => Worker,
  timeLimitMs: number,
): Promise<Solution | null> {
  try {
    return await solveChallengeWorkers({ challenge, concurrency: workers, createWorker, timeout: timeLimitMs });
  } catch {
    return null;
  }
}
