import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import type { DataView } from "#rendering/ports/DataPort.ts";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const press = { do: "openDialog", dialog: "notice", with: { text: { bind: "/row/id" } } } as const;
const node = {
  kind: "table",
  id: "records",
  label: "records.title",
  call: "listTransactions",
  pageSize: 3,
  rowKey: { bind: "/row/id" },
  columns: [
    { value: { bind: "/row/amount" }, label: "records.amount" },
    { value: { bind: "/row/time" }, label: "records.time", primary: true },
  ],
  rowPress: press,
  select: "many",
  batch: [{ label: "security.end", action: { do: "call", call: "endSession", params: { id: "1" } } }],
};
const answer = (names: string, total = 9): DataView => ({
  status: "ready",
  value: { rows: Array.from(names, (id, amount) => ({ id, amount, time: `at ${id}` })), total },
});

function draw(given: object = node, first = answer("abc")) {
  const asked: { everyMs: number }[] = [];
  const state = observable.box<DataView>(first, { deep: false });
  const seen: unknown[] = [];
  const context = aRenderingContext({
    data: {
      watch: (_document, _id, request) => {
        asked.push(request);
        return () => {};
      },
      read: () => state.get(),
      reload: async () => {},
      load: async () => ({ ok: true, value: null }),
    },
    dispatch: async (_action, scope) => {
      seen.push(scope.read("/row/id"));
      return { ok: true };
    },
  });
  renderNode(aNode(given as typeof node), context);
  const come = (next: DataView) => act(() => runInAction(() => state.set(next)));
  return { come, seen, asked };
}
const choose = (name: string) => userEvent.click(screen.getByRole("checkbox", { name: `Choose at ${name}` }));
const chosen = () => screen.getByRole("status").textContent;

describe("cells that are drawn", () => {
  it("stand for what is written of their row, with its actions", async () => {
    const cell = {
      kind: "button",
      label: { text: "records.of", values: { id: { bind: "/row/id" } } },
      action: { do: "copy", value: { bind: "/row/id" } },
    };
    const { seen } = draw({ ...node, columns: [{ ...node.columns[0], cell }, node.columns[1]] });
    const buttons = screen.getAllByRole("button", { name: /records\.of/ });
    expect(buttons).toHaveLength(3);
    await userEvent.click(buttons[1] as HTMLElement);
    expect(seen).toEqual(["b"]);
    expect(screen.getByRole("rowheader", { name: "at b" })).toBeTruthy();
    expect(buttons[1]?.closest("[role=cell]")?.getAttribute("data-label")).toBe("Amount");
  });
});

describe("rows that are chosen", () => {
  it("stay chosen when they are loaded again, and what is gone is chosen no more", async () => {
    const { come } = draw();
    await choose("a");
    await choose("b");
    come({ status: "loading", value: (answer("abc") as { value: unknown }).value });
    expect(chosen()).toBe("2 chosen");
    come(answer("abc"));
    expect(chosen()).toBe("2 chosen");
    come(answer("acd", 8));
    expect(chosen()).toBe("1 chosen");
    // Gone is gone: what comes back was not chosen.
    come(answer("abc"));
    expect(chosen()).toBe("1 chosen");
    come(answer("", 0));
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("stay chosen when others push them to the next page, and on pages that were turned", async () => {
    const { come } = draw();
    await choose("c");
    come(answer("xab", 10));
    expect(chosen()).toBe("1 chosen");
    await userEvent.click(screen.getByRole("button", { name: "Page 2" }));
    come(answer("cde", 10));
    await choose("d");
    expect(chosen()).toBe("2 chosen");
    await userEvent.click(screen.getByRole("button", { name: "Page 1" }));
    come(answer("xab", 10));
    expect(chosen()).toBe("2 chosen");
  });

  it("stay as they were when they cannot be loaded again", async () => {
    const { come } = draw();
    await choose("a");
    come({ status: "failed", message: "No network.", value: (answer("abc") as { value: unknown }).value });
    expect(chosen()).toBe("1 chosen");
    come(answer("abc"));
    expect(chosen()).toBe("1 chosen");
  });
});

describe("a row that can be pressed", () => {
  it("is a button at its name, by pointer and by keyboard, and reads the row", async () => {
    const { seen } = draw();
    const name = screen.getByRole("button", { name: "at b" });
    expect(name.closest("th")?.getAttribute("scope")).toBe("row");
    await userEvent.click(name);
    screen.getByRole("button", { name: "at c" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(seen).toEqual(["b", "c"]);
  });

  it("is named by the first column where none is primary", () => {
    draw({ ...node, columns: [{ value: { bind: "/row/id" }, label: "records.time" }, node.columns[0]!] });
    expect(screen.getByRole("button", { name: "a" })).toBeTruthy();
  });

  it("is none where nothing is said", () => {
    const { rowPress: _, ...plain } = node;
    draw(plain as typeof node);
    expect(screen.queryByRole("button", { name: "at b" })).toBeNull();
  });
});

describe("a table that others work on", () => {
  it("is asked for again as often as its document says, and never where it says nothing", () => {
    expect(draw({ ...node, everyMs: 5_000 }).asked.map(({ everyMs }) => everyMs)).toEqual([5_000]);
    expect(draw().asked.map(({ everyMs }) => everyMs)).toEqual([0]);
  });

  it("keeps the focus where the row that had it was decided on by somebody else", async () => {
    const { come } = draw({ ...node, everyMs: 5_000 });
    screen.getByRole("button", { name: "at b" }).focus();
    come(answer("a"));
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("group"));
  });
});
