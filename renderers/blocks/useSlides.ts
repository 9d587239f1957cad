import { useEffect, useState } from "react";

/** Which of `count` slides is shown; every `everyMs` milliseconds comes the next one, never where that is 0. */
export function useSlides(count: number, everyMs: number): [current: number, show: (index: number) => void] {
  const [wanted, setWanted] = useState(0);
  const current = count === 0 ? 0 : wanted % count;
  useEffect(() => {
    if (everyMs <= 0 || count < 2) return undefined;
    // Each slide stands its whole time: showing another one starts it anew.
    const timer = setTimeout(() => setWanted((current + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [count, everyMs, current]);
  return [current, setWanted];
}
