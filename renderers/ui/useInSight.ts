import { useEffect, useState } from "react";

/** Whether an element is on the screen, in a tab that is looked at. True where a browser cannot tell. */
export function useInSight(element: Element | null): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  const [isTabShown, setIsTabShown] = useState(true);
  useEffect(() => {
    if (element === null || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver((entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const look = (): void => setIsTabShown(document.visibilityState !== "hidden");
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isOnScreen && isTabShown;
}
