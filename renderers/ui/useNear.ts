import { useEffect, useState } from "react";

/** How near is near: so far below the screen, so that what comes is there before it is reached. */
const margin = "800px 0px";

/** Whether an element is on the screen or a little below it. False where a browser cannot tell. */
export function useNear(element: Element | null): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element === null || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return element !== null && isNear;
}
