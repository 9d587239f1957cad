import { describe, expect, it, vi } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import type { DataRequest } from "#stores/DataSource.ts";
import { DataStore } from "#stores/DataStore.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { good } from "../support/fakeSession.ts";

enforceActions();

const asked = (rest: Partial<DataRequest> = {}): DataRequest => ({
  call: "listWinners",
  params: {},
  everyMs: 0,
  needs: "anyone",
  ...rest,
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

function aStore() {
  const call = vi.fn<(call: string, params: unknown, signal?: AbortSignal) => Promise<Answer<unknown>>>(async () =>
    good("value"),
  );
  const ticks: (() => void)[] = [];
  const stop = vi.fn<() => void>();
  const every = vi.fn<(ms: number, tick: () => void) => () => void>((_ms, tick) => (ticks.push(tick), stop));
  const data = new DataStore({ call }, { every });
  return { data, call, ticks, stop, every };
}

describe("data", () => {
  it("is loaded when it is watched, and given up when nobody watches any more", async () => {
    const { data, call } = aStore();
    let signal: AbortSignal | undefined;
    call.mockImplementationOnce((_call, _params, given) => {
      signal = given;
      return new Promise(() => {});
    });
    const leave = data.watch("winners", asked());
    expect(data.read("winners")).toEqual({ status: "loading" });
    leave();
    leave();
    await settled();
    expect(signal?.aborted).toBe(true);
    expect(data.read("winners")).toEqual({ status: "idle" });
  });

  it("is shared by those who ask the same, and not asked for again by who comes back at once", async () => {
    const { data, call } = aStore();
    const leaveFirst = data.watch("winners", asked({ params: { a: 1, b: 2 } }));
    const leaveSecond = data.watch("winners", asked({ params: { b: 2, a: 1 } }));
    leaveFirst();
    leaveSecond();
    data.watch("winners", asked({ params: { a: 1, b: 2 } }));
    await settled();
    expect(call).toHaveBeenCalledOnce();
    expect(data.read("winners")).toEqual({ status: "ready", value: "value" });
  });

  it("keeps its value while other parameters are loaded, and not while another call is", async () => {
    const { data } = aStore();
    data.watch("winners", asked());
    await settled();
    data.watch("winners", asked({ params: { page: 2 } }));
    expect(data.read("winners")).toEqual({ status: "loading", value: "value" });
    await settled();
    data.watch("winners", asked({ call: "listCountries" }));
    expect(data.read("winners")).toEqual({ status: "loading" });
  });

  it("keeps its value when it could not be loaded again", async () => {
    const { data, call } = aStore();
    data.watch("winners", asked());
    await settled();
    call.mockResolvedValueOnce({ ok: false, failure: failure("network", "network") });
    await data.reload(["winners", "others"]);
    expect(data.read("winners")).toMatchObject({ status: "failed", value: "value", failure: { kind: "network" } });
  });

  it("counts only the last of several answers", async () => {
    const { data, call } = aStore();
    let answerSlowly: (answer: Answer<unknown>) => void = () => {};
    call.mockImplementationOnce(() => new Promise((resolve) => (answerSlowly = resolve)));
    data.watch("winners", asked());
    await data.reload(["winners"]);
    answerSlowly(good("late"));
    await settled();
    expect(data.read("winners")).toEqual({ status: "ready", value: "value" });
  });

  it("that needs a session waits for one, and is forgotten when it ends", async () => {
    const { data, call } = aStore();
    data.watch("messages", asked({ needs: "loggedIn" }));
    data.watch("winners", asked());
    await settled();
    expect(call).toHaveBeenCalledOnce();
    data.setLoggedIn(true);
    await settled();
    expect(data.read("messages")).toEqual({ status: "ready", value: "value" });
    data.setLoggedIn(false);
    expect([data.read("messages").status, data.read("winners").status]).toEqual(["idle", "ready"]);
    await data.reload(["messages"]);
    expect(data.read("messages").status).toBe("idle");
  });

  it.each([
    [1, 5_000],
    [60_000, 60_000],
    [3_000_000_000, 86_400_000],
  ])("that is to be loaded every %i ms is loaded every %i ms at the most", async (everyMs, pauseMs) => {
    const { data, every } = aStore();
    data.watch("winners", asked({ everyMs }));
    await settled();
    expect(every).toHaveBeenCalledExactlyOnceWith(pauseMs, expect.anything());
  });

  it("that is to be fresh is loaded with every tick until nobody watches", async () => {
    const { data, call, ticks, stop } = aStore();
    const leave = data.watch("winners", asked({ everyMs: 10_000 }));
    await settled();
    ticks.forEach((tick) => tick());
    await settled();
    expect(call).toHaveBeenCalledTimes(2);
    leave();
    await settled();
    expect(stop).toHaveBeenCalledOnce();
  });
});
