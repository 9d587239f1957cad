import { describe, expect, it } from "vitest";
import { layOut } from "#renderers/blocks/chart/layOut.ts";

describe("the labels along the bottom of a chart", () => {
  it.each([300, 340, 420, 900])(
    "do not touch each other %i pixels wide, the last one within the drawing too",
    (width) => {
      const labelLength = "Nov 25, 2026".length;
      const count = 30;
      const series = [
        { label: "Net", values: Array.from({ length: count }, (_, day) => day - 15), texts: [], colour: 1 },
      ];
      const plan = layOut(series as never, { width, height: 260, count, tickLength: () => 4, labelLength });
      const words = labelLength * 6.6;
      const middle = (index: number) => Math.min(plan.x(index), plan.width - words / 2 - 4);
      expect(middle(count - 1) - middle(count - 1 - plan.labelEvery)).toBeGreaterThan(words);
    },
  );
});
