import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "#app/afterPaint.ts";

let paint: (() => void) | undefined;

class FakeObserver {
  static supportedEntryTypes = ["paint"];
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe(): void {
    paint = this.#tell;
  }
  disconnect(): void {
    paint = undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  paint = undefined;
  vi.stubGlobal("PerformanceObserver", FakeObserver);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function isOver(wait: Promise<void>): Promise<boolean> {
  let isDone = false;
  void wait.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(0);
  return isDone;
}

describe("waiting for the first paint", () => {
  it("ends with it", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    const wait = afterPaint();
    expect(await isOver(wait)).toBe(false);
    paint?.();
    expect(await isOver(wait)).toBe(true);
  });

  it("ends by itself where nothing is ever painted", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    const wait = afterPaint();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(await isOver(wait)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(wait)).toBe(true);
    expect(paint).toBeUndefined();
  });

  it("does not begin on a page that nobody looks at, or in a browser that says nothing of paints", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    expect(await isOver(afterPaint())).toBe(true);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    vi.stubGlobal("PerformanceObserver", undefined);
    expect(await isOver(afterPaint())).toBe(true);
  });
});
