import { useContext, useLayoutEffect } from "react";
import { Screen } from "./useMatches.ts";

/** What is said of the whole page: `held`, it does not scroll; `beside`, a window stands beside it; `lists`, a list in it loads on. */
type PageMark = "held" | "beside" | "lists";

/**
 * Says it of the page (`data-held`, `data-beside`, `data-lists` of its root) for as long as this is drawn and `isSo`. A selector that asked whether
 * such a thing is somewhere in the page (`html:has(…)`) had the style of every element worked out again whenever one came.
 */
export function usePageMark(mark: PageMark, isSo: boolean): void {
  const root = useContext(Screen).document?.documentElement;
  useLayoutEffect(() => {
    if (!isSo || !root) return undefined;
    const name = `data-${mark}`;
    // How many say it stands in the mark.
    const count = (change: number) => {
      const next = Number(root.getAttribute(name)) + change;
      if (next) root.setAttribute(name, String(next));
      else root.removeAttribute(name);
    };
    count(1);
    return () => count(-1);
  }, [root, mark, isSo]);
}
