import { expect, it } from "vitest";
import { createGridLines } from "#renderers/ui/createGridLines.ts";

const count = 4_000;
const at = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, overscan: 0, count });

it("draws the lines of a grid on the screen alone, and the next one on the way once it moves", () => {
  const lines = createGridLines();
  expect(lines(at(0, 3), "forward", false)).toEqual([0, 1, 2, 3]);
  // Heights that were measured show other lines, and are no movement.
  expect(lines(at(0, 2), "forward", false)).toEqual([0, 1, 2]);
  expect(lines(at(0, 2), "forward", true)).toEqual([0, 1, 2, 3]);
  // At rest it stays: it would be drawn anew at the next touch.
  expect(lines(at(0, 2), "forward", false)).toEqual([0, 1, 2, 3]);
});

it("draws after a jump the lines on the screen alone, until the grid is scrolled on", () => {
  const lines = createGridLines();
  expect(lines(at(2, 5), "forward", true)).toEqual([2, 3, 4, 5, 6]);
  expect(lines(at(6, 9), "forward", true)).toEqual([6, 7, 8, 9, 10]);
  expect(lines(at(500, 503), "forward", true)).toEqual([500, 501, 502, 503]);
  // Drawn again at the same place, nothing is added.
  expect(lines(at(500, 503), "forward", true)).toEqual([500, 501, 502, 503]);
  expect(lines(at(501, 504), "forward", true)).toEqual([501, 502, 503, 504, 505]);
  expect(lines(at(500, 503), "backward", true)).toEqual([499, 500, 501, 502, 503]);
  expect(lines(at(10, 13), "backward", true)).toEqual([10, 11, 12, 13]);
});

it("draws no line before the first and none after the last", () => {
  expect(createGridLines()(at(0, 3), "backward", true)).toEqual([0, 1, 2, 3]);
  expect(createGridLines()(at(count - 2, count - 1), "forward", true)).toEqual([count - 2, count - 1]);
});
