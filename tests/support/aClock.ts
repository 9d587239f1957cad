import type { Clock } from "#server/Clock.ts";

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
}

/** A clock that starts at noon on a day of its own. */
export function aClock(start = "2026-03-14T12:00:00Z"): TestClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    advance: (seconds) => {
      at += seconds * 1000;
    },
  };
}
