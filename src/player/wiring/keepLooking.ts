import { watchValue } from "#stores/watchValue.ts";

/** The part of a site store that is kept up to date. */
export interface LookedAt {
  readonly system: string;
  readonly failure: unknown;
  readonly isBehind: boolean;
  look(): Promise<void>;
}

/** What looking is wired to. */
export interface Looking {
  site: LookedAt;
  /** Whether anybody sees the page: one that nobody sees is looked after when it is looked at again. */
  isVisible(): boolean;
  /** Whether the stream tells of revisions, so that looking is only a second way. */
  isTold(): boolean;
  random?: () => number;
}

/** Time between two looks at a platform that is closed, in milliseconds. */
export const closedMs = 15_000;
/** First and longest time between two looks at a platform that does not answer, or whose revision cannot be had. */
export const troubleMs = { first: 5_000, longest: 120_000 };
/**
 * Time between two looks when all is well. A stream may keep alive and never name a revision, and a platform without
 * revisions has no other way to change its site.
 */
export const quietMs = { untold: 60_000, told: 300_000 };

/**
 * Looks at the platform again and again: soon while it is closed, ever more slowly while something is wrong, and slowly
 * while all is well. Each wait is a quarter shorter or longer, so that pages do not come all at once.
 */
export function keepLooking({ site, isVisible, isTold, random = Math.random }: Looking): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const isTroubled = () => site.failure !== null || site.isBehind;
  const isClosed = () => site.system !== "normal";

  const delay = () => {
    if (isClosed()) return closedMs;
    const even = 0.75 + random() / 2;
    if (isTroubled()) return Math.min(troubleMs.longest, troubleMs.first * 2 ** failures) * even;
    return (isTold() ? quietMs.told : quietMs.untold) * even;
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), delay());
  };
  const look = async () => {
    if (isTroubled() || isClosed() || isVisible()) await site.look().catch(() => {});
    failures = isTroubled() ? failures + 1 : 0;
    schedule();
  };
  // Trouble that begins must not wait for the slow round.
  const stopWatching = watchValue(
    () => `${isTroubled()} ${isClosed()}`,
    () => {
      failures = 0;
      schedule();
    },
  );
  schedule();
  return () => {
    stopWatching();
    clearTimeout(timer);
  };
}
