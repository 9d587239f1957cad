import { useEffect, useState } from "react";
import { useIsHydrated } from "#rendering/hooks/useIsHydrated.ts";

/** Near enough to be there before it is seen, and not so near that a first screen would load what stands below it. */
const margin = "320px 0px";

/** Whether an element has once been on the screen or a little beside it. At once where a browser cannot tell. */
export function useReached(element: Element | null): boolean {
  const [isReached, setIsReached] = useState(false);
  const canTell = typeof IntersectionObserver !== "undefined";
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (element === null || isReached || !canTell) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsReached(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isReached, canTell]);
  // The element may go because it was reached: what is said of a browser that cannot tell does not hang on it.
  return isReached || (isHydrated && !canTell);
}
