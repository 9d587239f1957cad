import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseAwayError } from "./DatabaseAwayError.ts";

/** Between two looks while the database is away: often enough to be back within seconds, and never a flood. */
const lookEveryMs = { least: 250, most: 1_000 };

/** Knows whether the database answers, so that nobody waits for one that does not. */
export interface Health {
  /** Throws DatabaseAwayError at once while the database is known to be away. */
  check(): void;
  /** Something failed or takes long: has a look, once at a time. */
  suspect(): void;
  stop(): void;
}

/** What the watch needs. */
export interface HealthOptions {
  /** Asks the database something small. Rejects with DatabaseAwayError where it is away; any other answer is an answer. */
  probe(): Promise<void>;
  /** Told once when the database is found away, and once when it is back. */
  onEvent(sentence: string): void;
  /** Called once when the database is found away. */
  onAway?(): void;
  wait?(ms: number, signal: AbortSignal): Promise<void>;
  random?(): number;
}

/** One look may fail on a machine that is busy; by the second the database is away. */
const looksToBeSure = 2;

/** Starts with a database that is taken to be there. One look is under way at a time, however many suspect. */
export function watchHealth({
  probe,
  onEvent,
  onAway = () => undefined,
  wait = pause,
  random = Math.random,
}: HealthOptions): Health {
  const stopped = new AbortController();
  let isLooking = false;
  let failures = 0;
  /** Set while the database is away. */
  let reason: string | undefined;

  const isThere = async (): Promise<boolean> => {
    try {
      await probe();
      return true;
    } catch (error) {
      if (!(error instanceof DatabaseAwayError)) return true;
      failures += 1;
      if (stopped.signal.aborted || failures < looksToBeSure) return false;
      const isNews = reason === undefined;
      reason = error.message;
      if (isNews) {
        onEvent(`${reason}. Calls that need it are answered 503 until it is back.`);
        onAway();
      }
      return false;
    }
  };

  const look = async (): Promise<void> => {
    for (let waitMs = lookEveryMs.least; !(await isThere()); waitMs = Math.min(lookEveryMs.most, waitMs * 2)) {
      await wait(waitMs * (0.75 + random() / 2), stopped.signal);
      if (stopped.signal.aborted) return;
    }
    if (reason !== undefined && !stopped.signal.aborted) onEvent("The database answers again.");
    reason = undefined;
    failures = 0;
  };

  return {
    check: () => {
      if (reason !== undefined) throw new DatabaseAwayError(reason);
    },
    suspect: () => {
      if (isLooking || stopped.signal.aborted) return;
      isLooking = true;
      void look().finally(() => (isLooking = false));
    },
    stop: () => stopped.abort(),
  };
}

/** Waits, or returns early where it is given up. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
