import { useCallback, useEffect, useState } from "react";

/** Where a strip stands. */
interface Place {
  /** The item that is nearest to its start. */
  index: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** A line of items that is scrolled sideways. */
export interface Strip extends Place {
  /** Scrolls an item to the start; `isAtOnce` without moving there. */
  go(index: number, isAtOnce?: boolean): void;
  /** Scrolls by what is seen, on or back. */
  page(by: 1 | -1): void;
  /** 1 or -1 for the arrow key that leads on or back in the direction of the text, 0 for any other. */
  stepOf(key: string): 1 | -1 | 0;
}

/** A pixel may be lost by rounding. */
const slackPx = 2;

/**
 * Follows a box whose `count` children its browser scrolls sideways, in either direction of the text. Before it is measured it stands at
 * its start and its end, as one that all fits into.
 */
export function useStrip(box: HTMLElement | null, count: number): Strip {
  const [place, setPlace] = useState<Place>({ index: 0, isAtStart: true, isAtEnd: true });
  useEffect(() => {
    if (box === null) return undefined;
    const measure = (): void => {
      const seen = placeOf(box);
      setPlace((before) =>
        before.index === seen.index && before.isAtStart === seen.isAtStart && before.isAtEnd === seen.isAtEnd
          ? before
          : seen,
      );
    };
    measure();
    box.addEventListener("scroll", measure, { passive: true });
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    observer?.observe(box);
    return () => {
      box.removeEventListener("scroll", measure);
      observer?.disconnect();
    };
  }, [box, count]);
  const go = useCallback(
    (index: number, isAtOnce = false) => {
      const item = box?.children[Math.min(Math.max(index, 0), count - 1)];
      if (box && item) shift(box, fromStart(box, item), isAtOnce);
    },
    [box, count],
  );
  return {
    ...place,
    go,
    page(by) {
      // A little less than what is seen: the browser then stops at the next item.
      if (box) shift(box, by * (isRtl(box) ? -1 : 1) * box.clientWidth * 0.9, false);
    },
    stepOf(key) {
      if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
      return (key === "ArrowRight") === (box !== null && isRtl(box)) ? -1 : 1;
    },
  };
}

/** Scrolls by pixels to the right, as the style sheet says (smoothly, or at once for who asked for less motion). */
function shift(box: HTMLElement, pixels: number, isAtOnce: boolean): void {
  if (isAtOnce) box.style.scrollBehavior = "auto";
  box.scrollLeft += pixels;
  if (isAtOnce) box.style.scrollBehavior = "";
}

function placeOf(box: HTMLElement): Place {
  const distances = Array.from(box.children, (item) => Math.abs(fromStart(box, item)));
  // Where the text runs from right to left, it is scrolled below zero.
  const scrolled = Math.abs(box.scrollLeft);
  return {
    index: Math.max(0, distances.indexOf(Math.min(...distances))),
    isAtStart: scrolled <= slackPx,
    isAtEnd: scrolled + box.clientWidth >= box.scrollWidth - slackPx,
  };
}

/** How far an item is from the start of the box, in pixels to the right. */
function fromStart(box: Element, item: Element): number {
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  return isRtl(box) ? inner.right - outer.right : inner.left - outer.left;
}

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === "rtl";
