import { expect, it } from "vitest";
import { createGridLines } from "#renderers/ui/createGridLines.ts";

const count = 4_000;
const at = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, overscan: 0, count });

it("draws the lines of a grid on the screen and the next one on the way, and after a jump those on the screen alone", () => {
  const lines = createGridLines();
  expect(lines(at(0, 3), "forward")).toEqual([0, 1, 2, 3, 4]);
  expect(lines(at(2, 5), "forward")).toEqual([2, 3, 4, 5, 6]);
  expect(lines(at(6, 9), "forward")).toEqual([6, 7, 8, 9, 10]);
  expect(lines(at(500, 503), "forward")).toEqual([500, 501, 502, 503]);
  // Drawn again at the same place, nothing is added.
  expect(lines(at(500, 503), "forward")).toEqual([500, 501, 502, 503]);
  expect(lines(at(501, 504), "forward")).toEqual([501, 502, 503, 504, 505]);
  expect(lines(at(500, 503), "backward")).toEqual([499, 500, 501, 502, 503]);
  expect(lines(at(10, 13), "backward")).toEqual([10, 11, 12, 13]);
});

it("draws no line before the first and none after the last", () => {
  expect(createGridLines()(at(0, 3), "backward")).toEqual([0, 1, 2, 3]);
  expect(createGridLines()(at(count - 2, count - 1), "forward")).toEqual([count - 2, count - 1]);
});
