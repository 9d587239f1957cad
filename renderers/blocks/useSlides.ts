import { useEffect, useState } from "react";

/** A slide stands at least so long, and no timer of a browser takes more. */
const shortestMs = 2_000;
const longestMs = 600_000;
/** So long before the next slide comes, it is told. */
const tellMs = 1_000;

/**
 * Which of `count` slides is shown; every `everyMs` milliseconds comes the next one, never where that is 0. `isNear` in the
 * second before it does, and not after the change (access specification, section 2).
 */
export function useSlides(
  count: number,
  everyMs: number,
): [current: number, show: (index: number) => void, isNear: boolean] {
  const [isNear, setIsNear] = useState(false);
  const [wanted, setWanted] = useState(0);
  const current = count === 0 ? 0 : wanted % count;
  useEffect(() => {
    if (everyMs <= 0 || count < 2) return undefined;
    const pauseMs = Math.min(Math.max(everyMs, shortestMs), longestMs);
    // Each slide stands its whole time: showing another one starts it anew.
    const timer = setTimeout(() => setWanted((current + 1) % count), pauseMs);
    const soon = setTimeout(() => setIsNear(true), pauseMs - tellMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(soon);
      setIsNear(false);
    };
  }, [count, everyMs, current]);
  return [current, setWanted, isNear];
}
