import { act, screen } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import type { DataView } from "#rendering/ports/DataPort.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const filters = [{ name: "days", widget: "dateRange", label: "records.amount" }];
const words = [{ kind: "text", text: "records.amount" }];
const blocks = {
  data: { kind: "data", id: "asked", call: "getBalance", filters, children: words },
  table: {
    kind: "table",
    id: "asked",
    call: "listTransactions",
    label: "records.amount",
    filters,
    columns: [{ label: "records.amount", value: { bind: "/row/amount" } }],
  },
  repeat: { kind: "repeat", id: "asked", call: "listTransactions", label: "records.amount", filters, children: words },
};

function draw(block: object) {
  const state = observable.box<DataView>({ status: "loading" }, { deep: false });
  const data = {
    watch: () => () => {},
    read: () => state.get(),
    reload: async () => {},
    load: async () => ({ ok: true as const, value: 1 }),
  };
  renderNode(block, aRenderingContext({ data }));
  return (fieldErrors: Record<string, string>) =>
    act(() => runInAction(() => state.set({ status: "failed", message: "Please check.", fieldErrors })));
}

const said = () =>
  [screen.queryByText("Backwards."), screen.queryByText("Please check.")].map((found) => found !== null);

describe.each(Object.entries(blocks))("a %s whose filters are refused", (_, block) => {
  it("says so at the filter alone", () => {
    draw(block)({ from: "Backwards." });
    expect(said()).toEqual([true, false]);
  });

  it("says that it failed where anything else is refused too, or nothing is named", () => {
    const fail = draw(block);
    fail({ from: "Backwards.", page: "Too far." });
    expect(said()).toEqual([true, true]);
    fail({});
    expect(said()).toEqual([false, true]);
  });
});
