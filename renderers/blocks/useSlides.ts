import { useEffect, useState } from "react";

/** A slide stands at least so long, and no timer of a browser takes more. */
const shortestMs = 2_000;
const longestMs = 600_000;

/** Which of `count` slides is shown; every `everyMs` milliseconds comes the next one, never where that is 0. */
export function useSlides(count: number, everyMs: number): [current: number, show: (index: number) => void] {
  const [wanted, setWanted] = useState(0);
  const current = count === 0 ? 0 : wanted % count;
  useEffect(() => {
    if (everyMs <= 0 || count < 2) return undefined;
    const pauseMs = Math.min(Math.max(everyMs, shortestMs), longestMs);
    // Each slide stands its whole time: showing another one starts it anew.
    const timer = setTimeout(() => setWanted((current + 1) % count), pauseMs);
    return () => clearTimeout(timer);
  }, [count, everyMs, current]);
  return [current, setWanted];
}
