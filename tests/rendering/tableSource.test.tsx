import type { DataRequest } from "#stores/DataSource.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { observable } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { useTableSource, type TableSource } from "#rendering/hooks/useTableSource.ts";
import { observing } from "#rendering/observing.ts";
import type { DataView } from "#rendering/ports/DataPort.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { toCsv } from "#rendering/table/toCsv.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";

type TableProps = BlockProps<"table">;

/** Draws nothing but the filters of a table, and gives its source. */
function drawTable(props: Partial<TableProps>, states: Map<string, DataView> = observable.map({}, { deep: false })) {
  const watched: DataRequest[] = [];
  const context = aRenderingContext({
    data: {
      watch: (_, __, request) => (watched.push(request), () => {}),
      read: (_, id) => states.get(id) ?? { status: "loading" },
      reload: async () => {},
      load: async (_, params) => ({ ok: true, value: { rows: [{ n: params["page"] }], total: 3 } }),
    },
  });
  const at = { document: "test", pointer: "/root", scope: context.scope };
  const held: { source?: TableSource } = {};
  const Probe = observing(function Probe() {
    held.source = useTableSource({ label: "Table", columns: [], id: "t", at, ...props } as TableProps);
    return <>{held.source.filters}</>;
  });
  render(
    <RenderingProvider context={context}>
      <Probe />
    </RenderingProvider>,
  );
  return { watched, states, source: () => held.source as TableSource };
}

describe("a table's source", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("asks for the first page in the first order, and knows what came", () => {
    const { watched, states, source } = drawTable({ call: "listTransactions", sort: "-createdAt", pageSize: 10 });
    expect(watched).toEqual([
      { call: "listTransactions", params: { sort: "-createdAt", page: 1, pageSize: 10 }, everyMs: 0 },
    ]);
    expect(source().status).toBe("loading");
    act(
      () => void states.set("t", { status: "ready", value: { rows: [{ id: 1 }], total: 25, totals: { amount: 5 } } }),
    );
    expect(source()).toMatchObject({ status: "ready", total: 25, page: 1, pageCount: 3, totals: { amount: 5 } });
  });

  it("turns pages within bounds, and turns an order round", () => {
    const { watched, states, source } = drawTable({ call: "listTransactions", pageSize: 10 });
    act(() => void states.set("t", { status: "ready", value: { rows: [{}], total: 25 } }));
    act(() => source().goTo(99));
    expect(watched.at(-1)?.params).toMatchObject({ page: 3 });
    act(() => source().sortBy("amount"));
    expect(watched.at(-1)?.params).toEqual({ sort: "amount", page: 1, pageSize: 10 });
    act(() => source().sortBy("amount"));
    expect(watched.at(-1)?.params).toEqual({ sort: "-amount", page: 1, pageSize: 10 });
  });

  it("asks again half a second after the last key in a filter, from the first page", () => {
    const filters: TableProps["filters"] = [
      { name: "q", widget: "search", label: "Search" },
      { name: "days", widget: "dateRange", label: "Days" },
    ];
    const { watched, states, source } = drawTable({ call: "listTransactions", filters, pageSize: 10 });
    act(() => void states.set("t", { status: "ready", value: { rows: [{}], total: 25 } }));
    act(() => source().goTo(2));
    const asked = watched.length;
    fireEvent.change(screen.getByLabelText("Search"), { target: { value: "a" } });
    act(() => void vi.advanceTimersByTime(400));
    fireEvent.change(screen.getByLabelText("Search"), { target: { value: "ab" } });
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-01-02" } });
    act(() => void vi.advanceTimersByTime(499));
    expect(watched).toHaveLength(asked);
    act(() => void vi.advanceTimersByTime(1));
    expect(watched.at(-1)?.params).toEqual({ q: "ab", from: "2026-01-02", page: 1, pageSize: 10 });
  });

  it("says at a filter what the platform says of its parameter, keeps what was typed, and takes it back once it is accepted", () => {
    const filters: TableProps["filters"] = [
      { name: "q", widget: "search", label: "Search" },
      { name: "days", widget: "dateRange", label: "Days", names: ["since", "until"] },
    ];
    const { states, source } = drawTable({ call: "listTransactions", filters });
    const search = screen.getByLabelText("Search");
    fireEvent.change(search, { target: { value: "((" } });
    act(() => void vi.advanceTimersByTime(500));
    const fieldErrors = { q: "No such word.", until: "Too late a day.", unknown: "Not shown." };
    act(() => void states.set("t", { status: "failed", message: "Please check.", fieldErrors }));
    expect(source()).toMatchObject({ status: "failed", message: "Please check.", rows: [] });
    expect(search).toHaveProperty("value", "((");
    expect(document.getElementById(search.getAttribute("aria-describedby") ?? "")?.textContent).toBe("No such word.");
    expect(screen.getByText("Too late a day.")).toBeTruthy();
    act(() => void states.set("t", { status: "loading" }));
    act(
      () => void states.set("t", { status: "failed", message: "Please check.", fieldErrors: { q: "Still no word." } }),
    );
    expect(screen.getByText("Still no word.")).toBeTruthy();
    expect(screen.queryByText("Too late a day.")).toBeNull();
    act(() => void states.set("t", { status: "ready", value: { rows: [{}], total: 1 } }));
    expect(screen.queryByText("Still no word.")).toBeNull();
    expect(search).toHaveProperty("value", "((");
  });

  it("says that it is empty, or what went wrong, and keeps the rows of before", () => {
    const { states, source } = drawTable({ call: "listTransactions" });
    act(() => void states.set("t", { status: "ready", value: { rows: [], total: 0 } }));
    expect(source().status).toBe("empty");
    act(() => void states.set("t", { status: "failed", message: "Away", value: { rows: [{ id: 1 }], total: 1 } }));
    expect(source()).toMatchObject({ status: "failed", message: "Away", rows: [{ id: 1 }] });
  });

  it("sorts and pages rows that are already here", () => {
    const value = [{ n: 2 }, { n: 10 }, { n: 1 }];
    const { source } = drawTable({ rows: { value, text: "" }, pageSize: 2, sort: "-n" });
    expect(source().rows).toEqual([{ n: 10 }, { n: 2 }]);
    act(() => source().goTo(2));
    expect(source().rows).toEqual([{ n: 1 }]);
  });

  it.each([undefined, null, {}, "x", 5, { rows: "x", total: "y" }])("does not break over the answer %j", (value) => {
    const { states, source } = drawTable({ call: "listTransactions" });
    act(() => void states.set("t", { status: "ready", value }));
    expect(source()).toMatchObject({ status: "empty", rows: [] });
  });
});

describe("CSV", () => {
  it("quotes what needs it, and makes no cell a formula", () => {
    const lines = [
      ["a", 'b "c"', "d,e"],
      ["=1+1", "-5.20", "@x", "+855", "\tx"],
    ];
    expect(toCsv(lines)).toBe(`\uFEFFa,"b ""c""","d,e"\r\n'=1+1,-5.20,'@x,'+855,'\tx\r\n`);
  });
});
