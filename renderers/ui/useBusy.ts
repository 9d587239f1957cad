import { useEffect, useRef, useState } from "react";
import type { Act } from "#rendering/Act.ts";

/** Runs an act and says whether it is running; while it runs it cannot be started again. */
export function useBusy(act: Act | undefined): [isBusy: boolean, run: () => void] {
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const run = (): void => {
    if (running.current || act === undefined) return;
    running.current = true;
    // Said once the act has begun: drawn first, it would keep the act's call waiting. What ends at once was never busy.
    const saying = setTimeout(() => mounted.current && setIsBusy(true));
    void act().finally(() => {
      clearTimeout(saying);
      running.current = false;
      if (mounted.current) setIsBusy(false);
    });
  };
  return [isBusy, run];
}
