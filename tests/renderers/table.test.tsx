import type { DataRequest } from "#stores/DataSource.ts";
import { act, screen, within } from "@testing-library/react";
import { observable } from "mobx";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { DataView } from "#rendering/ports/DataPort.ts";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext, type ContextParts, type TestContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const node = {
  kind: "table",
  id: "records",
  label: "records.title",
  call: "listTransactions",
  pageSize: 2,
  sort: "-time",
  rowKey: { bind: "/row/id" },
  columns: [
    { value: { bind: "/row/time" }, sortBy: "time", label: "records.time", primary: true },
    { value: { bind: "/row/amount" }, label: "records.amount", signed: true, total: { bind: "/totals/net" } },
    {
      value: { bind: "/row/status" },
      label: "records.status",
      labels: { done: "records.status.completed" },
      tones: { done: "positive" },
    },
  ],
  rowActions: [
    {
      label: "security.end",
      tone: "negative",
      action: { do: "call", call: "endSession", params: { id: { bind: "/row/id" } } },
      when: { value: { bind: "/row/status" }, in: ["open"] },
    },
  ],
  summary: [{ label: "records.net", value: { bind: "/totals/net" } }],
};

const value = {
  rows: [
    { id: "a", time: "monday", amount: -5, status: "done" },
    { id: "b", time: "tuesday", amount: 7, status: "open" },
  ],
  total: 7,
  totals: { net: 2 },
};

const manyNode = {
  ...node,
  select: "many",
  batch: [
    {
      label: "security.end",
      action: { do: "call", call: "endSession", params: { ids: { bind: "/selection/keys" } } },
      when: { value: { bind: "/selection/count" }, atMost: 2 },
    },
  ],
};

function draw(
  state: DataView,
  drawn: object = node,
  parts: ContextParts = {},
): { context: TestContext; asked: DataRequest[] } {
  const asked: DataRequest[] = [];
  const context = aRenderingContext({
    ...parts,
    data: {
      watch(_, __, request) {
        asked.push(request);
        return () => {};
      },
      read: () => state,
      reload: async () => void asked.push({ call: "reload", params: {}, everyMs: 0 }),
      load: async () => ({ ok: true, value }),
    },
  });
  renderNode(aNode(drawn as typeof node), context);
  return { context, asked };
}

describe("a table", () => {
  it("shows its rows under named columns, and the primary column names its row", () => {
    draw({ status: "ready", value });
    const table = screen.getByRole("table", { name: "Account record" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((head) => head.textContent),
    ).toEqual(["Time", "Amount", "State", "Actions"]);
    expect(within(table).getByRole("rowheader", { name: "tuesday" })).toBeTruthy();
    expect(within(table).getByRole("cell", { name: "Completed" })).toBeTruthy();
    expect(screen.getByText("-5").closest("td")?.dataset["tone"]).toBe("negative");
  });

  it("shows the totals of all rows above and below", () => {
    draw({ status: "ready", value });
    expect(screen.getByRole("definition").textContent).toContain("2");
    expect(within(screen.getAllByRole("rowgroup")[2]!).getAllByRole("cell")[1]!.textContent).toBe("2");
  });

  it("says how it is sorted, and sorts by the column that is pressed", async () => {
    const { asked } = draw({ status: "ready", value });
    expect(screen.getByRole("columnheader", { name: "Time" }).getAttribute("aria-sort")).toBe("descending");
    await userEvent.click(screen.getByRole("button", { name: "Time" }));
    expect(asked.at(-1)?.params["sort"]).toBe("time");
    expect(screen.getByRole("columnheader", { name: "Time" }).getAttribute("aria-sort")).toBe("ascending");
  });

  it("works out a column of a row, falls back where there is nothing, and follows what it reads besides", () => {
    const rate = observable.box(2);
    const columns = [
      { value: { bind: "/row/time" }, label: "records.time", primary: true },
      { value: { times: [{ bind: "/row/amount" }, { bind: "/rate" }] }, label: "records.amount" },
      { value: { bind: "/row/note", fallback: "none" }, label: "records.status" },
    ];
    draw({ status: "ready", value }, { ...node, columns }, { roots: { rate: () => rate.get() } });
    const cells = () =>
      screen
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.textContent);
    expect(cells()).toEqual(["monday-10none", "tuesday14noneLog out"]);
    act(() => rate.set(3));
    expect(cells()).toEqual(["monday-15none", "tuesday21noneLog out"]);
  });

  it("turns the pages", async () => {
    const { asked } = draw({ status: "ready", value });
    expect(screen.getByText("1–2 of 7")).toBeTruthy();
    const pages = within(screen.getByRole("navigation", { name: "Pages" }));
    expect(pages.getByRole("button", { name: "Page before" }).getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(pages.getByRole("button", { name: "Next page" }));
    expect(asked.at(-1)?.params["page"]).toBe(2);
    await userEvent.click(pages.getByRole("button", { name: "Page 4" }));
    expect(asked.at(-1)?.params["page"]).toBe(4);
  });

  it("offers an action only in the rows it is for", async () => {
    const { context } = draw({ status: "ready", value });
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    expect(context.actions).toEqual([node.rowActions[0]!.action]);
  });

  it("has buttons in its rows as they are anywhere", async () => {
    const isOpen = { value: { bind: "/row/status" }, is: "open" };
    const { label, action } = node.rowActions[0]!;
    const rowActions = [{ label, action, disabledWhen: isOpen, variant: "danger" }];
    const { context } = draw({ status: "ready", value }, { ...node, rowActions });
    const [first, second] = screen.getAllByRole("button", { name: "Log out" });
    expect([first, second].map((button) => button?.getAttribute("aria-disabled"))).toEqual([null, "true"]);
    expect(second?.className).toContain("button--danger");
    await userEvent.click(second!);
    await userEvent.click(first!);
    expect(context.actions).toHaveLength(1);
  });

  it("keeps room for its rows while they are loading", () => {
    draw({ status: "loading" });
    expect(document.querySelectorAll(".skeleton").length).toBe(8);
    expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  });

  it("says so when there is nothing", () => {
    draw({ status: "ready", value: { rows: [], total: 0 } });
    expect(screen.getByText("Nothing here yet")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("says what went wrong, and tries again", async () => {
    const { asked } = draw({ status: "failed", message: "The network is away." });
    expect(screen.getByRole("alert").textContent).toContain("The network is away.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(asked.at(-1)?.call).toBe("reload");
  });
});

describe("a table whose rows can be chosen", () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  const chosenRows = () => screen.getAllByRole("row", { selected: true }).length;

  it("names each box by its row, and says how many are chosen", async () => {
    draw({ status: "ready", value }, manyNode);
    await userEvent.click(box("Choose monday"));
    expect(screen.getByRole("status").textContent).toBe("1 chosen");
    expect(chosenRows()).toBe(1);
    expect(box("Choose all on this page").indeterminate).toBe(true);
    await userEvent.click(box("Choose all on this page"));
    expect(screen.getByRole("status").textContent).toBe("2 chosen");
    await userEvent.click(box("Choose all on this page"));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("does what is wanted with the keys of all of them, and then none is chosen", async () => {
    const done: unknown[] = [];
    draw({ status: "ready", value }, manyNode, {
      dispatch: async (action, scope) => {
        done.push(action, scope.read("/selection"));
        return { ok: true };
      },
    });
    await userEvent.click(box("Choose tuesday"));
    await userEvent.click(box("Choose monday"));
    const bar = screen.getByRole("status").parentElement!;
    await userEvent.click(within(bar).getByRole("button", { name: "Log out" }));
    expect(done).toEqual([manyNode.batch[0]!.action, { count: 2, keys: ["b", "a"], rows: value.rows.toReversed() }]);
    expect(screen.getByRole("status").textContent).toBe("");
    expect(document.activeElement).toBe(box("Choose all on this page"));
  });

  it("keeps what was chosen on another page, and drops it by one press", async () => {
    draw({ status: "ready", value }, manyNode);
    await userEvent.click(box("Choose monday"));
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(screen.getByRole("status").textContent).toBe("1 chosen");
    await userEvent.click(screen.getByRole("button", { name: "Choose none" }));
    expect(screen.queryByRole("button", { name: "Choose none" })).toBeNull();
  });

  it("keeps what was chosen where the action failed", async () => {
    draw({ status: "ready", value }, manyNode, { dispatch: async () => ({ ok: false, reason: "refused" }) as never });
    await userEvent.click(box("Choose monday"));
    const bar = screen.getByRole("status").parentElement!;
    await userEvent.click(within(bar).getByRole("button", { name: "Log out" }));
    expect(screen.getByRole("status").textContent).toBe("1 chosen");
  });
});
