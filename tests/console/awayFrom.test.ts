import { describe, expect, it } from "vitest";
import { awayFromDrag, awayFromShape } from "#console/assets/awayFrom.ts";

describe("what is left away of a picture", () => {
  it("is what lies around the part that was dragged over, from whichever corner, and nothing beyond the picture", () => {
    const part = { left: 10, top: 20, right: 50, bottom: 0 };
    expect(awayFromDrag({ x: 0.1, y: 0.2 }, { x: 0.5, y: 1.4 })).toEqual(part);
    expect(awayFromDrag({ x: 0.5, y: 1 }, { x: 0.1, y: 0.2 })).toEqual(part);
    expect(awayFromDrag({ x: -1, y: -1 }, { x: 2, y: 2 })).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });

  it("is nothing where next to nothing was dragged over, as by a press", () => {
    expect(awayFromDrag({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 })).toBeNull();
    expect(awayFromDrag({ x: 0.1, y: 0.5 }, { x: 0.9, y: 0.54 })).toBeNull();
  });

  it("is as much on both sides for a shape, and never the whole", () => {
    expect(awayFromShape({ width: 200, height: 100 }, 1)).toEqual({ left: 25, top: 0, right: 25, bottom: 0 });
    expect(awayFromShape({ width: 100, height: 200 }, 2)).toEqual({ left: 0, top: 37.5, right: 0, bottom: 37.5 });
    expect(awayFromShape({ width: 10_000, height: 10 }, 1)).toEqual({ left: 47.5, top: 0, right: 47.5, bottom: 0 });
  });
});
