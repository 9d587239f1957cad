import { useEffect, type RefObject } from "react";

/** The heading of a dialog, looked for in it. */
const ownHeading = ":scope > * > [data-first]";
const inside = { childList: true, subtree: true } as const;

/**
 * Takes the focus over where what had it inside of an element is gone, as the button of a reward that was claimed: somebody at the
 * keyboard, or who listens, goes on from there and not from the beginning of the page. Where it went while a dialog over the element
 * had the focus, as the row that was decided on there, it is taken when the dialog closes. A dialog's own heading takes it.
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
      if (!(last instanceof Node) || last.isConnected) return;
      const now = document.activeElement ?? document.body;
      const isLost = now === document.body;
      const isBehind = isUnderDialog(element) && (isLost || now.closest("dialog") !== null);
      if (isBehind) {
        observer.observe(document.body, inside);
        return;
      }
      if (isLost) (element.querySelector<HTMLElement>(ownHeading) ?? element).focus({ preventScroll: true });
      rest();
    });
    const rest = (): void => {
      last = null;
      observer.disconnect();
      observer.observe(element, inside);
    };
    element.addEventListener("focusin", handleFocus);
    rest();
    return () => {
      element.removeEventListener("focusin", handleFocus);
      observer.disconnect();
    };
  }, [place]);
}

/** Does a dialog lie over the page that the element is not in? One that stands beside the page leaves it usable. */
function isUnderDialog(element: HTMLElement): boolean {
  const top = [...document.querySelectorAll("dialog[open]:not([data-stands=beside])")].at(-1);
  return top !== undefined && !top.contains(element);
}
