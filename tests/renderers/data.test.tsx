import type { DataRequest } from "#stores/DataSource.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { observable, runInAction } from "mobx";
import type { DataView } from "#rendering/ports/DataPort.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import { StateStore } from "#stores/StateStore.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const typed = observable.box("");
const done = observable.box(false);

const node = {
  kind: "data",
  id: "fee",
  call: "getBalance",
  params: { amount: { bind: "/typed" } },
  children: [{ kind: "text", text: "records.amount" }],
};

function draw(rest: object, state: DataView = { status: "ready", value: { fee: 1 } }): DataRequest[] {
  const asked: DataRequest[] = [];
  const watch = (_: string, __: string, request: DataRequest) => {
    asked.push(request);
    return () => {};
  };
  const data = {
    watch,
    read: () => state,
    reload: async () => {},
    load: async () => ({ ok: true as const, value: 1 }),
  };
  const roots = { typed: () => typed.get(), done: () => done.get() };
  renderNode({ ...node, ...rest }, aRenderingContext({ data, roots }));
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
  runInAction(() => (typed.set(""), done.set(false)));
});
afterEach(() => vi.useRealTimers());

function type(text: string): void {
  act(() => runInAction(() => typed.set(text)));
}

describe("a data whose parameters are typed", () => {
  it("is asked once after the typing rests, and at once when it is opened", () => {
    const asked = draw({ pauseMs: 400 });
    expect(asked).toHaveLength(1);
    for (const text of ["1", "12", "120"]) {
      type(text);
      act(() => void vi.advanceTimersByTime(300));
    }
    expect(asked).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(100));
    expect(asked.map(({ params }) => params["amount"])).toEqual(["", "120"]);
  });

  it("is asked at every change without a pause", () => {
    const asked = draw({});
    type("1");
    type("12");
    expect(asked.map(({ params }) => params["amount"])).toEqual(["", "1", "12"]);
  });
});

describe("a data that is fresh", () => {
  const fresh = { pauseMs: 400, fresh: true };
  const rest = () => act(() => void vi.advanceTimersByTime(400));

  it("shows no value of other parameters while they are typed", () => {
    draw(fresh);
    expect(screen.getByText("Amount")).toBeTruthy();
    type("1");
    expect(screen.queryByText("Amount")).toBeNull();
    rest();
    expect(screen.getByText("Amount")).toBeTruthy();
  });

  it("costs one call after the typing rests", () => {
    const asked = draw(fresh);
    for (const text of ["1", "12", "120"]) {
      type(text);
      act(() => void vi.advanceTimersByTime(300));
    }
    rest();
    expect(asked.map(({ params }) => params["amount"])).toEqual(["", "120"]);
  });

  it("says that it is being asked", () => {
    draw({ ...fresh, loading: { kind: "text", text: "home.start" } });
    expect(screen.queryByText("Where to next")).toBeNull();
    type("1");
    expect(screen.getByRole("status").textContent).toBe("Where to next");
    rest();
    expect(screen.queryByText("Where to next")).toBeNull();
  });
});

describe("a data that is idle", () => {
  const idleWhen = { value: { bind: "/typed" }, in: ["", "5"] };
  const loading = { kind: "text", text: "home.start" };

  it("asks and says nothing until its condition no longer holds, and then waits its whole pause", () => {
    const asked = draw({ pauseMs: 400, idleWhen, loading, fresh: true });
    expect([asked.length, screen.queryByText("Where to next")]).toEqual([0, null]);
    expect(document.querySelector("[aria-busy]")).toBeNull();
    type("50");
    act(() => void vi.advanceTimersByTime(300));
    type("500");
    act(() => void vi.advanceTimersByTime(300));
    expect(asked).toHaveLength(0);
    act(() => void vi.advanceTimersByTime(100));
    expect(asked.map(({ params }) => params["amount"])).toEqual(["500"]);
  });

  it("waits anew after it was idle for a moment", () => {
    const asked = draw({ pauseMs: 400, idleWhen });
    type("50");
    act(() => void vi.advanceTimersByTime(400));
    type("5");
    act(() => void vi.advanceTimersByTime(10));
    expect(screen.queryByText("Amount")).toBeNull();
    type("500");
    act(() => void vi.advanceTimersByTime(390));
    expect(asked).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(10));
    expect(asked.map(({ params }) => params["amount"])).toEqual(["50", "500"]);
  });
});

describe("a data that is loaded again and again", () => {
  it("is so until its condition holds", () => {
    const asked = draw({ everyMs: 5000, until: { value: { bind: "/done" }, in: [true] } });
    expect(asked.at(-1)?.everyMs).toBe(5000);
    act(() => runInAction(() => done.set(true)));
    expect(asked.at(-1)?.everyMs).toBe(0);
  });
});

describe("a data that could not be loaded", () => {
  const failed = { kind: "text", text: "records.empty" };

  it("says in it why it failed", () => {
    const why = { kind: "text", text: { bind: "/failure/message" } };
    const state: DataView = { status: "failed", code: "game_closed", message: "It is closed." };
    const whenCode = (code: string) => ({ value: { bind: "/failure/code" }, is: code });
    draw({ failed: { ...why, when: whenCode("game_closed") } }, state);
    expect(screen.getByText("It is closed.")).toBeTruthy();
    draw({ id: "other", failed: { kind: "text", text: "records.empty", when: whenCode("time_out") } }, state);
    expect(screen.queryByText("Nothing in this period")).toBeNull();
  });

  it("shows what it has for that, and else what went wrong with a way to try again", () => {
    draw({ failed }, { status: "failed", message: "The network is away." });
    expect(screen.getByText("Nothing in this period")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says what went wrong beside a value of before", () => {
    draw({ failed }, { status: "failed", message: "The network is away.", value: { fee: 1 } });
    expect(screen.getByRole("alert").textContent).toContain("The network is away.");
    expect(screen.getByText("Amount")).toBeTruthy();
  });
});

describe("a data with filters in the address", () => {
  const filters = [
    { name: "search", widget: "search", label: "records.detail" },
    { name: "period", widget: "dateRange", label: "records.period", names: ["paidFrom", "paidTo"] },
  ];

  it("asks first for what the address says, and sends two days under their names", async () => {
    vi.useRealTimers();
    const route = new RouteStore();
    const arrive = (to: string) =>
      route.arrive({ path: "/records", query: Object.fromEntries(new URLSearchParams(to.split("?")[1])) });
    route.use({ push: arrive, replace: arrive, retreat: arrive, back: arrive });
    arrive(`/records?search=naga&period=${encodeURIComponent('{"from":"2026-11-01","to":"2026-11-20"}')}`);
    const states = new StateStore({ session: fakeStorage(), device: fakeStorage(), route });
    const asked: DataRequest[] = [];
    const data = {
      watch: (_: string, __: string, request: DataRequest) => (asked.push(request), () => {}),
      read: () => ({ status: "ready" as const, value: { fee: 1 } }),
      reload: async () => {},
      load: async () => ({ ok: true as const, value: 1 }),
    };
    renderNode({ ...node, params: {}, filters, keepFilters: "address" }, aRenderingContext({ data, states }));
    const field: HTMLInputElement = await screen.findByRole("searchbox");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(field.value).toBe("naga");
    expect(asked[0]?.params).toEqual({ search: "naga", paidFrom: "2026-11-01", paidTo: "2026-11-20" });
  });
});
