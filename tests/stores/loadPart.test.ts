import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadPart, partTimeLimitMs } from "#stores/loadPart.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("[BOOT-08] a part of the program", () => {
  it("that arrives is there, and leaves no timer behind", async () => {
    expect(await loadPart(Promise.resolve("part"))).toBe("part");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that does not arrive within two minutes is given up", async () => {
    const waiting = loadPart(new Promise(() => {}));
    const refused = expect(waiting).rejects.toThrow("in time");
    await vi.advanceTimersByTimeAsync(partTimeLimitMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
  });
});
