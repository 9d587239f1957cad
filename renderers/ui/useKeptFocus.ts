import { useEffect, type RefObject } from "react";

/**
 * Takes the focus over where what had it inside of an element is gone, as the button of a reward that was claimed: somebody at the
 * keyboard, or who listens, goes on from there and not from the beginning of the page.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let last: EventTarget | null = null;
    const handleFocus = ({ target }: FocusEvent): void => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      const isLost = last instanceof Node && !last.isConnected && document.activeElement === document.body;
      if (isLost) element.focus({ preventScroll: true });
    });
    element.addEventListener("focusin", handleFocus);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener("focusin", handleFocus);
      observer.disconnect();
    };
  }, [place]);
}
