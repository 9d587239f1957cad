import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/**
 * The lines on the screen and those near it. While a list is scrolled by leaps, past all that was drawn, those on the screen alone:
 * nobody sees the others, and drawing them would make each leap longer. They are there as soon as it rests.
 */
export function createRowLines(): (range: Range, isScrolling: boolean) => number[] {
  let before: { first: number; last: number } | undefined;
  let isLeap = false;
  return (range, isScrolling) => {
    const { startIndex: first, endIndex: last, overscan } = range;
    const isMoved = before !== undefined && (before.first !== first || before.last !== last);
    if (before && isMoved) isLeap = first > before.last + overscan || last < before.first - overscan;
    isLeap &&= isScrolling;
    before = { first, last };
    return defaultRangeExtractor(isLeap ? { ...range, overscan: 0 } : range);
  };
}
