import { useLayoutEffect } from "react";

/** What is said of the whole page: `held`, it does not scroll; `beside`, a window stands beside it; `lists`, a list in it loads on. */
type PageMark = "held" | "beside" | "lists";

const counts: Record<PageMark, number> = { held: 0, beside: 0, lists: 0 };

/**
 * Says it of the page (`data-held`, `data-beside`, `data-lists` of its root) for as long as this is drawn and `isSo`. A selector that asked whether
 * such a thing is somewhere in the page (`html:has(…)`) had the style of every element worked out again whenever one came.
 */
export function usePageMark(mark: PageMark, isSo: boolean): void {
  useLayoutEffect(() => {
    if (!isSo) return undefined;
    const count = (change: number) =>
      document.documentElement.toggleAttribute(`data-${mark}`, (counts[mark] += change) > 0);
    count(1);
    return () => void count(-1);
  }, [mark, isSo]);
}
