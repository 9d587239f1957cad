import { expect, it } from "vitest";
import { createRowLines } from "#renderers/ui/createRowLines.ts";

const at = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, overscan: 2, count: 1_000 });

it("draws the lines near the screen too, but for a list that is scrolled by leaps, until it rests", () => {
  const lines = createRowLines();
  expect(lines(at(0, 2), false)).toEqual([0, 1, 2, 3, 4]);
  expect(lines(at(4, 6), true)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(lines(at(500, 502), true)).toEqual([500, 501, 502]);
  // Drawn again at the same place, nothing is added.
  expect(lines(at(500, 502), true)).toEqual([500, 501, 502]);
  expect(lines(at(900, 902), true)).toEqual([900, 901, 902]);
  expect(lines(at(900, 902), false)).toEqual([898, 899, 900, 901, 902, 903, 904]);
  expect(lines(at(100, 102), true)).toEqual([100, 101, 102]);
  expect(lines(at(101, 103), true)).toEqual([99, 100, 101, 102, 103, 104, 105]);
});

it("draws all of them where somebody is led to a row without scrolling there", () => {
  const lines = createRowLines();
  lines(at(0, 2), false);
  expect(lines(at(500, 502), false)).toEqual([498, 499, 500, 501, 502, 503, 504]);
});
