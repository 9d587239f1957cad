import { useEffect, useState } from "react";

/**
 * The value once it has stayed the same for so many milliseconds; the first one, and every one where that is 0, at once. Nothing
 * (null) is not waited for either: what comes after it has all of its pause.
 */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (pauseMs <= 0) return undefined;
    const timer = setTimeout(() => setSettled(value), value === null ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return pauseMs <= 0 ? value : settled;
}
