import type { Range } from "@tanstack/react-virtual";

/** Which way a list was scrolled last. */
export type ScrollDirection = "forward" | "backward";

/**
 * The lines on the screen, and the next one on the way. At first those on the screen alone, until the list begins to move; after a
 * jump, past all that was drawn, too, until it is scrolled on.
 */
export function createGridLines(): (range: Range, ahead: ScrollDirection, isMoving: boolean) => number[] {
  let before: { first: number; last: number; isJump: boolean } | undefined;
  let isNew = true;
  return ({ startIndex, endIndex, count }, ahead, isMoving) => {
    isNew &&= !isMoving;
    const isSame = before?.first === startIndex && before.last === endIndex;
    const isJump =
      isSame || before === undefined
        ? (before?.isJump ?? false)
        : startIndex > before.last + 1 || endIndex < before.first - 1;
    before = { first: startIndex, last: endIndex, isJump };
    const isAlone = isNew || isJump;
    const first = Math.max(0, ahead === "backward" && !isAlone ? startIndex - 1 : startIndex);
    const last = Math.min(count - 1, ahead === "forward" && !isAlone ? endIndex + 1 : endIndex);
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  };
}
