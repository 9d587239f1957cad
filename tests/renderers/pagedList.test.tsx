import { act, render, screen } from "@testing-library/react";
import { observable } from "mobx";
import type { ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { windowedTable } from "#renderers/blocks/table/WindowedTable.tsx";
import { pagedList } from "#renderers/layouts/PagedList.tsx";
import { windowedList } from "#renderers/layouts/WindowedList.tsx";
import type { DataView } from "#rendering/ports/DataPort.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";

const nameOf = (row: { name: string }) => row.name;
const nameCell = (row?: { name: string }) => ({ value: row?.name, text: row?.name ?? "" });

describe.each([pagedList, windowedList, windowedTable])("$name", ({ component }) => {
  it("follows its rows as they come, and what becomes of the next page", () => {
    const states = observable.map<string, DataView>({}, { deep: false });
    const context = aRenderingContext({
      data: {
        watch: () => () => {},
        read: (_, id) => states.get(id) ?? { status: "loading" },
        reload: async () => {},
        load: async () => ({ ok: true }),
      },
    });
    const Block = component as ComponentType<Record<string, unknown>>;
    const at = { document: "test", pointer: "/root", scope: context.scope };
    const show = (more: string, names: string[]): DataView => ({
      status: more === "failed" ? "failed" : "ready",
      message: "Away",
      value: { rows: names.map((name) => ({ name })), total: 3, more },
    });
    render(
      <RenderingProvider context={context}>
        <Block
          {...{
            id: "games",
            call: "listGames",
            rowKey: { bind: "/row/name" },
            more: "button",
            label: "Games",
            at,
            children: nameOf,
          }}
          columns={[{ value: nameCell, label: "Name" }]}
        />
      </RenderingProvider>,
    );
    act(() => void states.set("games", show("ready", ["Naga"])));
    expect(screen.getByText("Naga")).toBeDefined();
    act(() => void states.set("games", show("failed", ["Naga"])));
    expect(screen.getByRole("alert").textContent).toContain("Away");
    act(() => void states.set("games", show("none", ["Naga", "Lotus", "Carp"])));
    expect(screen.getByText("Lotus")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("renewOn of a list", () => {
  it("loads it again whenever the value is another, and not when it comes to be known", () => {
    const reload = vi.fn(async () => {});
    const context = aRenderingContext({
      data: { watch: () => () => {}, read: () => ({ status: "loading" }), reload, load: async () => ({ ok: true }) },
    });
    const Block = pagedList.component as ComponentType<Record<string, unknown>>;
    const at = { document: "test", pointer: "/root", scope: context.scope };
    const list = (value: unknown) => (
      <RenderingProvider context={context}>
        <Block {...{ id: "games", call: "listGames", more: "button", at, children: nameOf, renewOn: { value } }} />
      </RenderingProvider>
    );
    const { rerender } = render(list(undefined));
    for (const value of ["a", "a", undefined, "a"]) rerender(list(value));
    expect(reload).not.toHaveBeenCalled();
    rerender(list("b"));
    expect(reload.mock.calls).toEqual([["test", ["games"]]]);
    rerender(list("b"));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
