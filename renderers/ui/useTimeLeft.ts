import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { useRendering } from "#rendering/hooks/useRendering.ts";

/** No timer of a browser takes more, in milliseconds. */
const longestMs = 3_600_000;
/** The platform's clock may still be set: what is over is looked at again after this. */
const overMs = 5_000;

/**
 * Whole seconds until a moment, by the platform's clock; 0 once it has come, undefined until the moment is known and at the
 * first drawing of a page that was drawn ahead. `onEnd` is called once for each moment that comes while this is shown, however
 * long the device slept before it noticed; not for one that was over already. While `isShown` is false only the end is waited for.
 */
export function useTimeLeft(until: number | undefined, onEnd: () => void, isShown: boolean): number | undefined {
  const now = useRendering().now ?? Date.now;
  const watch = useCallback(
    (onChange: () => void) => {
      if (until === undefined) return () => {};
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const leftMs = until - now();
        const stepMs = isShown ? leftMs % 1000 || 1000 : leftMs;
        timer = setTimeout(look, leftMs <= 0 ? overMs : Math.min(stepMs, longestMs));
      };
      const look = () => {
        clearTimeout(timer);
        onChange();
        wait();
      };
      wait();
      // A device that slept may be late with its timers.
      document.addEventListener("visibilitychange", look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
      };
    },
    [until, isShown, now],
  );
  const left = useSyncExternalStore(
    watch,
    () => (until === undefined ? undefined : Math.max(0, Math.ceil((until - now()) / 1000))),
    () => undefined,
  );
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const running = useRef<number>(undefined);
  const ended = useRef<number>(undefined);
  useEffect(() => {
    if (left === undefined || until === undefined) return;
    if (left > 0) running.current = until;
    else if (running.current === until && ended.current !== until) {
      ended.current = until;
      end.current();
    }
  }, [left, until]);
  return left;
}
