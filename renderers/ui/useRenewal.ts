import { useEffect, useRef } from "react";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { toTime } from "./toTime.ts";

/** No timer of a browser takes more, in milliseconds. */
const longestMs = 3_600_000;
/** Never sooner than so long after the time before, whatever moment is named. */
const soonestMs = 5_000;

/**
 * Calls `renew` when a moment has come by the platform's clock, while somebody looks at the page: a tab that slept does it when it
 * is looked at again. Where the moment stays the same after that, it is tried again.
 */
export function useRenewal(moment: unknown, renew: () => void): void {
  const now = useRendering().now ?? Date.now;
  const at = toTime(moment);
  const done = useRef(renew);
  useEffect(() => {
    done.current = renew;
  });
  const lastAt = useRef(-Infinity);
  useEffect(() => {
    if (at === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      const leftMs = Math.max(at, lastAt.current + soonestMs) - now();
      // A tab nobody looks at asks for nothing; it looks again when it is seen.
      if (leftMs <= 0 && document.visibilityState === "hidden") return;
      if (leftMs <= 0) {
        lastAt.current = now();
        done.current();
      }
      timer = setTimeout(look, leftMs <= 0 ? soonestMs : Math.min(leftMs, longestMs));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [at, now]);
}
