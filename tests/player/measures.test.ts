import { afterEach, describe, expect, it, vi } from "vitest";
import { createMeasures } from "#player/measure/createMeasures.ts";

const visit = "0b6f2a3c-1d2e-4f50-8a9b-c0d1e2f3a4b5";

function counting(isMeasured = true) {
  const sent: { visit: string; events: { name: string; page?: string; agoMs: number }[] }[] = [];
  const measures = createMeasures({
    visit,
    now: () => Date.now(),
    send: async (batch) => (sent.push(batch), isMeasured),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  return { ...measures, sent };
}

describe("what a visit does", () => {
  afterEach(() => void vi.useRealTimers());

  it("is sent together after ten seconds, each with how long ago it was", async () => {
    vi.useFakeTimers();
    const { add, sent } = counting();
    add({ name: "page_view", page: "index" });
    await vi.advanceTimersByTimeAsync(4_000);
    add({ name: "login" });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sent).toEqual([
      {
        visit,
        events: [
          { name: "page_view", page: "index", agoMs: 10_000 },
          { name: "login", agoMs: 6_000 },
        ],
      },
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it("is sent at once where it fills a batch, or the page is hidden", () => {
    const { add, flush, sent } = counting();
    for (let one = 0; one < 26; one += 1) add({ name: "page_view", page: "rng" });
    expect(sent.map(({ events }) => events.length)).toEqual([25]);
    flush();
    flush();
    expect(sent.map(({ events }) => events.length)).toEqual([25, 1]);
  });

  it("is sent no more where nothing is measured, or the visitor agrees no longer", async () => {
    const off = counting(false);
    off.add({ name: "login" });
    off.flush();
    await Promise.resolve();
    await Promise.resolve();
    off.add({ name: "login" });
    off.flush();
    expect(off.sent).toHaveLength(1);
    const left = counting();
    left.add({ name: "login" });
    left.stop();
    left.flush();
    expect(left.sent).toEqual([]);
  });
});
