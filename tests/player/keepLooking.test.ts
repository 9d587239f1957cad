import { observable, runInAction } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closedMs, keepLooking, quietMs, troubleMs } from "#player/wiring/keepLooking.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A site that is looked at, by the clock of the test; `random` of a half leaves every wait as it is. */
function aSite(start: { system?: string; failure?: unknown; isBehind?: boolean } = {}) {
  const site = observable({ system: "normal", failure: null as unknown, isBehind: false, ...start });
  const look = vi.fn<() => Promise<void>>(async () => {});
  const screen = { isVisible: true, isTold: false };
  const stop = keepLooking({
    site: Object.assign(site, { look }),
    isVisible: () => screen.isVisible,
    isTold: () => screen.isTold,
    random: () => 0.5,
  });
  return { site, look, screen, stop };
}

describe("the platform is looked at again", () => {
  it("slowly while all is well, since a stream of heartbeats tells nothing", async () => {
    const { look, screen, stop } = aSite();
    await vi.advanceTimersByTimeAsync(quietMs.untold * 3);
    expect(look).toHaveBeenCalledTimes(3);
    screen.isTold = true;
    await vi.advanceTimersByTimeAsync(quietMs.untold + quietMs.told - 1);
    expect(look).toHaveBeenCalledTimes(4);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("not for a page that nobody sees", async () => {
    const { look, screen, stop } = aSite();
    screen.isVisible = false;
    await vi.advanceTimersByTimeAsync(quietMs.untold * 5);
    expect(look).not.toHaveBeenCalled();
    stop();
  });

  it("every fifteen seconds while it is closed", async () => {
    const { look, stop } = aSite({ system: "maintenance" });
    await vi.advanceTimersByTimeAsync(closedMs * 4);
    expect(look).toHaveBeenCalledTimes(4);
    stop();
  });

  it.each([{ failure: {} }, { isBehind: true }])(
    "ever more slowly while there is %o, up to two minutes",
    async (trouble) => {
      const { look, stop } = aSite(trouble);
      const waits: number[] = [];
      let before = Date.now();
      look.mockImplementation(async () => {
        waits.push(Date.now() - before);
        before = Date.now();
      });
      await vi.advanceTimersByTimeAsync(600_000);
      expect(waits.slice(0, 8)).toEqual([5000, 10_000, 20_000, 40_000, 80_000, 120_000, 120_000, 120_000]);
      stop();
    },
  );

  it("soon when trouble begins between two slow looks", async () => {
    const { site, look, stop } = aSite();
    await vi.advanceTimersByTimeAsync(1000);
    runInAction(() => (site.failure = { kind: "network" }));
    await vi.advanceTimersByTimeAsync(troubleMs.first);
    expect(look).toHaveBeenCalledOnce();
    stop();
  });

  it("after a look that threw", async () => {
    const { look, stop } = aSite({ isBehind: true });
    look.mockRejectedValueOnce(new Error("no texts"));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(look.mock.calls.length).toBeGreaterThan(1);
    stop();
  });
});
