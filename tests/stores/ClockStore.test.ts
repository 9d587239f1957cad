import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { ClockStore, clockStepMs } from "#stores/ClockStore.ts";

/** A clock by hand: its steps are asked for, and its time is what it is set to. */
function aClock() {
  const steps = new Map<number, () => void>();
  let time = 1_000;
  const clock = new ClockStore(() => time, {
    every(ms, step) {
      steps.set(ms, step);
      return () => steps.delete(ms);
    },
  });
  const seen = vi.fn();
  const step = (to: number) => {
    time = to;
    steps.get(clockStepMs)?.();
  };
  return { clock, steps, seen, step, watch: () => autorun(() => seen(clock.now)) };
}

describe("the time", () => {
  it("is not known before it is started, and tells whoever has asked", () => {
    const { clock, seen, watch } = aClock();
    const stop = watch();
    clock.start();
    stop();
    expect(seen.mock.calls).toEqual([[undefined], [1_000]]);
  });

  it("goes on while somebody reads it", () => {
    const { clock, seen, step, watch } = aClock();
    clock.start();
    const stop = watch();
    step(31_000);
    step(61_000);
    stop();
    expect(seen.mock.calls).toEqual([[1_000], [31_000], [61_000]]);
  });

  it("costs nothing while nobody reads it", () => {
    const { clock, steps, watch } = aClock();
    clock.start();
    expect([clock.now, steps.size]).toEqual([1_000, 0]);
    const stop = watch();
    expect(steps.size).toBe(1);
    stop();
    expect(steps.size).toBe(0);
  });
});
