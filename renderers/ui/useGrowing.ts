import { useCallback, useState, useSyncExternalStore } from "react";
import { useRendering } from "#rendering/hooks/useRendering.ts";

/** How a number grows. What is undefined is not known yet. */
export interface Growth {
  first: number | undefined;
  /** When it was that, in milliseconds since 1970; null: when it is drawn. */
  since: number | null | undefined;
  step: number | undefined;
  everyMs: number | undefined;
  /** It begins again instead of passing this. */
  most: number | undefined;
}

/** A step takes at least so long, and no timer of a browser takes more. */
const shortestMs = 250;
const longestMs = 3_600_000;

/**
 * A number that grows from a moment on, by the platform's clock: as it is now, and again at each step while `isMoving`.
 * Undefined until it is known; so is one that has begun already while a page that was drawn ahead is being taken over.
 */
export function useGrowing({ first, since, step = 0, everyMs, most }: Growth, isMoving: boolean): number | undefined {
  const now = useRendering().now ?? Date.now;
  const [drawnAt] = useState(now);
  const begins = since === null ? drawnAt : since;
  const pauseMs = Math.min(Math.max(everyMs ?? longestMs, shortestMs), longestMs);
  const watch = useCallback(
    (onStep: () => void) => {
      if (!isMoving || begins === undefined) return () => {};
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => (timer = setTimeout(count, pauseMs - (Math.max(0, now() - begins) % pauseMs)));
      const count = () => {
        onStep();
        wait();
      };
      wait();
      return () => clearTimeout(timer);
    },
    [isMoving, begins, pauseMs, now],
  );
  const steps = useSyncExternalStore(
    watch,
    () => (begins === undefined ? undefined : Math.floor(Math.max(0, now() - begins) / pauseMs)),
    () => (since === null ? 0 : undefined),
  );
  if (first === undefined || steps === undefined) return undefined;
  const canEnd = most !== undefined && step > 0 && most >= first;
  return first + (canEnd ? steps % (Math.floor((most - first) / step) + 1) : steps) * step;
}
