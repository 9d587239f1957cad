import { describe, expect, it, vi } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import type { DataRequest } from "#stores/DataSource.ts";
import { DataStore } from "#stores/DataStore.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { watchValue } from "#stores/watchValue.ts";
import { good } from "../support/fakeSession.ts";

enforceActions();

const asked = (rest: Partial<DataRequest> = {}): DataRequest => ({
  call: "listWinners",
  params: {},
  everyMs: 0,
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
    const leave = data.watch("page/index", "winners", asked());
    expect(data.read("page/index", "winners")).toEqual({ status: "loading" });
    leave();
    leave();
    await settled();
    expect(signal?.aborted).toBe(true);
    expect(data.read("page/index", "winners")).toEqual({ status: "idle" });
  });

  it("is shared by those who ask the same, and not asked for again by who comes back at once", async () => {
    const { data, call } = aStore();
    const leaveFirst = data.watch("page/index", "winners", asked({ params: { a: 1, b: 2 } }));
    const leaveSecond = data.watch("page/index", "winners", asked({ params: { b: 2, a: 1 } }));
    leaveFirst();
    leaveSecond();
    data.watch("page/index", "winners", asked({ params: { a: 1, b: 2 } }));
    await settled();
    expect(call).toHaveBeenCalledOnce();
    expect(data.read("page/index", "winners")).toEqual({ status: "ready", value: "value" });
  });

  it("keeps its value while other parameters are loaded, and not while another call is", async () => {
    const { data } = aStore();
    data.watch("page/index", "winners", asked());
    await settled();
    data.watch("page/index", "winners", asked({ params: { page: 2 } }));
    expect(data.read("page/index", "winners")).toEqual({ status: "loading", value: "value" });
    await settled();
    data.watch("page/index", "winners", asked({ call: "listCountries" }));
    expect(data.read("page/index", "winners")).toEqual({ status: "loading" });
  });

  it.each([
    ["/rows", { rows: [1, 2] }, [1, 2]],
    ["/rows/1", { rows: [1, 2] }, 2],
    ["/gone", { rows: [] }, null],
    ["/rows", null, null],
  ])("is what %s selects of %j", async (select, answer, value) => {
    const { data, call } = aStore();
    call.mockResolvedValue(good(answer));
    data.watch("page/index", "winners", asked({ select }));
    await settled();
    expect(data.read("page/index", "winners")).toEqual({ status: "ready", value });
    data.watch("page/index", "winners", asked());
    expect(data.read("page/index", "winners")).toEqual({ status: "loading" });
    await settled();
    expect(data.read("page/index", "winners")).toEqual({ status: "ready", value: answer });
  });

  it("keeps its value when it could not be loaded again", async () => {
    const { data, call } = aStore();
    data.watch("page/index", "winners", asked());
    await settled();
    call.mockResolvedValueOnce({ ok: false, failure: failure("network", "network") });
    await data.reload(["winners", "others"]);
    expect(data.read("page/index", "winners")).toMatchObject({
      status: "failed",
      value: "value",
      failure: { kind: "network" },
    });
  });

  it.each([
    ["another filter", { status: "open" }, { status: "done" }, undefined],
    ["a filter more", {}, { status: "done" }, undefined],
    ["another page", { page: 1, pageSize: 20 }, { page: 2, pageSize: 20 }, "value"],
    ["another order", { sort: "time" }, { sort: "-time" }, "value"],
    ["a parameter without a value", {}, { status: undefined }, "value"],
  ])("shows no answer to other parameters once these are refused: %s", async (_, before, after, value) => {
    const { data, call } = aStore();
    data.watch("page/index", "winners", asked({ params: before }));
    await settled();
    call.mockResolvedValue({ ok: false, failure: failure("malformed", "invalid") });
    data.watch("page/index", "winners", asked({ params: after }));
    await data.reload(["winners"]);
    const state = data.read("page/index", "winners");
    expect(state).toMatchObject({ status: "failed", failure: { kind: "malformed" } });
    expect("value" in state ? state.value : undefined).toBe(value);
  });

  it("counts only the last of several answers", async () => {
    const { data, call } = aStore();
    let answerSlowly: (answer: Answer<unknown>) => void = () => {};
    call.mockImplementationOnce(() => new Promise((resolve) => (answerSlowly = resolve)));
    data.watch("page/index", "winners", asked());
    await data.reload(["winners"]);
    answerSlowly(good("late"));
    await settled();
    expect(data.read("page/index", "winners")).toEqual({ status: "ready", value: "value" });
  });

  it.each([
    [1, 5_000],
    [60_000, 60_000],
    [3_000_000_000, 86_400_000],
  ])("that is to be loaded every %i ms is loaded every %i ms at the most", async (everyMs, pauseMs) => {
    const { data, every } = aStore();
    data.watch("page/index", "winners", asked({ everyMs }));
    await settled();
    expect(every).toHaveBeenCalledExactlyOnceWith(pauseMs, expect.anything());
  });

  it("is not asked for again only because it is to be loaded more or less often", async () => {
    const { data, call, stop, every } = aStore();
    data.watch("page/index", "winners", asked({ everyMs: 10_000 }));
    data.watch("page/index", "winners", asked({ everyMs: 0 }));
    await settled();
    expect(call).toHaveBeenCalledTimes(1);
    expect(stop).toHaveBeenCalledTimes(1);
    data.watch("page/index", "winners", asked({ everyMs: 20_000 }));
    expect(every).toHaveBeenLastCalledWith(20_000, expect.anything());
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("that is to be fresh is loaded with every tick until nobody watches", async () => {
    const { data, call, ticks, stop } = aStore();
    const leave = data.watch("page/index", "winners", asked({ everyMs: 10_000 }));
    await settled();
    ticks.forEach((tick) => tick());
    await settled();
    expect(call).toHaveBeenCalledTimes(2);
    leave();
    await settled();
    expect(stop).toHaveBeenCalledOnce();
  });

  it("of two documents is two, whatever their nodes are called; each loads its own again", async () => {
    const { data, call } = aStore();
    call.mockImplementation(async (name) => good(name));
    data.watch("page/index", "list", asked());
    data.watch("page/inbox", "list", asked({ call: "listMessages" }));
    await settled();
    expect(data.read("page/index", "list")).toMatchObject({ value: "listWinners" });
    expect(data.read("page/inbox", "list")).toMatchObject({ value: "listMessages" });
    call.mockClear();
    await data.reload(["list"], "page/inbox");
    expect(call.mock.calls.map(([name]) => name)).toEqual(["listMessages"]);
  });

  it("that is read by its id alone tells nobody that data of other ids came or went", async () => {
    const { data } = aStore();
    const told = vi.fn<(state: unknown) => void>();
    const stop = watchValue(
      () => data.find("mine"),
      (state) => told(state),
    );
    const leaveOther = data.watch("page/index", "other", asked());
    leaveOther();
    await settled();
    expect(told).not.toHaveBeenCalled();
    const leave = data.watch("page/index", "mine", asked());
    await settled();
    expect(told).toHaveBeenLastCalledWith({ status: "ready", value: "value" });
    leave();
    await settled();
    expect(told).toHaveBeenLastCalledWith({ status: "idle" });
    stop();
  });

  it("that a document does not load is the shell's, else that of what was opened last", async () => {
    const { data, call } = aStore();
    call.mockImplementation(async (name) => good(name));
    data.watch("page/index", "list", asked());
    const leave = data.watch("personal-centre/inbox", "list", asked({ call: "listMessages" }));
    await settled();
    expect(data.find("list")).toMatchObject({ value: "listMessages" });
    call.mockClear();
    await data.reload(["list", "sublist"], "dialog/one");
    expect(call.mock.calls.map(([name]) => name)).toEqual(["listMessages"]);
    leave();
    await settled();
    expect(data.find("list")).toMatchObject({ value: "listWinners" });
    data.watch("shell", "list", asked({ call: "listSessions" }));
    await settled();
    expect(data.find("list")).toMatchObject({ value: "listSessions" });
    expect(data.find("ist")).toEqual({ status: "idle" });
  });
});
