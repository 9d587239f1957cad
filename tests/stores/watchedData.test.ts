import { describe, expect, it, vi } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import type { DataRequest, LoadedSource } from "#stores/DataSource.ts";
import { DataStore } from "#stores/DataStore.ts";
import { enforceActions } from "#stores/enforceActions.ts";
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
  const call = vi.fn<(call: string, params: unknown, signal?: AbortSignal, kept?: boolean) => Promise<Answer<unknown>>>(
    async () => good("value"),
  );
  const stop = vi.fn<() => void>();
  const every = vi.fn<(ms: number, tick: () => void) => () => void>(() => stop);
  return { data: new DataStore({ call }, { every }), call, stop, every };
}

/** What holds a result in its own way, and notes what is done with it. */
function aSource(done: string[]) {
  return (request: DataRequest): LoadedSource => ({
    state: { status: "ready", value: "own" },
    request,
    replace: () => void done.push("replace"),
    load: async () => void done.push("load"),
    abort: () => void done.push("abort"),
    forget: () => void done.push("forget"),
    loadMore: async () => void done.push("more"),
    length: () => ["list", 3] as const,
    leave: () => void done.push("leave"),
  });
}

describe("data that somebody watches", () => {
  it("is not loaded by a clock where nobody says so, and no more when that is taken back", async () => {
    const { data, every, stop } = aStore();
    data.watch("page/index", "winners", asked());
    expect(every).not.toHaveBeenCalled();
    data.watch("page/index", "winners", asked({ everyMs: 9_000 }));
    expect(every).toHaveBeenCalledOnce();
    data.watch("page/index", "winners", asked({ everyMs: 0 }));
    expect([every.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
    await settled();
  });

  it("stops its clock when the last one leaves, not before", async () => {
    const { data, stop } = aStore();
    const [first, second] = [0, 1].map(() => data.watch("page/index", "winners", asked({ everyMs: 9_000 })));
    first?.();
    first?.();
    await settled();
    expect([stop.mock.calls.length, data.read("page/index", "winners").status]).toEqual([0, "ready"]);
    second?.();
    await settled();
    expect([stop.mock.calls.length, data.read("page/index", "winners").status]).toEqual([1, "idle"]);
  });

  it("may be a kept answer the first time, and is fresh after that", async () => {
    const { data, call } = aStore();
    data.watch("page/index", "winners", asked());
    await settled();
    await data.reload(["winners"], "page/index");
    expect(call.mock.calls.map(([, , , kept]) => kept)).toEqual([true, false]);
  });

  it.each([
    [{ params: { a: 1 } }, { params: { a: 1, b: undefined } }, 1],
    [{ params: { a: 1 } }, { params: { a: 2 } }, 2],
    [{ params: { a: 1 } }, { params: { b: 1 } }, 2],
    [{ select: "/a" }, { select: "/b" }, 2],
    [{}, { call: "listOthers" }, 2],
    [{ params: { a: 1, b: 2, c: 3 } }, { params: { c: 3, a: 1, b: 2 } }, 1],
  ])("as %j, then as %j, is asked for %i times", async (first, second, times) => {
    const { data, call } = aStore();
    data.watch("page/index", "winners", asked(first));
    data.watch("page/index", "winners", asked(second));
    await settled();
    expect(call).toHaveBeenCalledTimes(times);
  });

  it("is held by what it says, and by another from the moment it says so", async () => {
    const { data, call } = aStore();
    const done: string[] = [];
    const create = aSource(done);
    data.watch("page/index", "winners", asked());
    await settled();
    expect(data.lengths()).toEqual([]);
    data.watch("page/index", "winners", asked({ create }));
    expect([data.read("page/index", "winners"), data.lengths()]).toEqual([
      { status: "ready", value: "own" },
      [["list", 3]],
    ]);
    await data.loadMore("page/index", "winners");
    await data.loadMore("page/index", "nothing");
    expect(done).toEqual(["load", "more"]);
    const leave = data.watch("page/index", "winners", asked());
    expect(done).toEqual(["load", "more", "leave", "abort"]);
    expect(data.read("page/index", "winners")).toEqual({ status: "loading" });
    await data.loadMore("page/index", "winners");
    leave();
    await settled();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("is loaded again by its id, or all of it, and is nothing where nobody asked", async () => {
    const { data, call } = aStore();
    data.watch("page/index", "winners", asked());
    data.watch("page/index", "losers", asked({ call: "listLosers" }));
    await settled();
    call.mockClear();
    await data.reload(["losers", "nothing"], "page/index");
    expect(call.mock.calls.map(([name]) => name)).toEqual(["listLosers"]);
    await data.reloadAll();
    expect(call.mock.calls.map(([name]) => name)).toEqual(["listLosers", "listWinners", "listLosers"]);
    expect([data.find("nothing"), data.read("page/other", "winners")]).toEqual([
      { status: "idle" },
      { status: "idle" },
    ]);
    expect(data.find("winners")).toEqual({ status: "ready", value: "value" });
  });

  it("is asked for once by who only wants the answer", async () => {
    const { data, call } = aStore();
    const { signal } = new AbortController();
    expect(await data.load("listWinners", { a: 1 }, signal)).toEqual(good("value"));
    expect(call.mock.calls).toEqual([["listWinners", { a: 1 }, signal]]);
    expect(data.find("listWinners")).toEqual({ status: "idle" });
  });

  it("is forgotten with what was left of lists", () => {
    const { data } = aStore();
    data.left.set("a", 1);
    data.forgetLeft();
    expect(data.left.size).toBe(0);
  });
});
