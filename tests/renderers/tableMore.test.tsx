import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createUiPort } from "#app/wiring/createUiPort.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RenderNode } from "#rendering/RenderNode.tsx";
import type { DataView } from "#rendering/ports/DataPort.ts";
import type { TextStore } from "#stores/TextStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const rows = [
  { id: "a", name: "Golden Naga", amount: 12, state: "won" },
  { id: "b", name: "Lucky Lotus", amount: 7, state: "lost" },
];
const node = aNode({
  kind: "table",
  id: "bets",
  label: "records.title",
  rows: { bind: "/rows" },
  rowKey: { bind: "/row/id" },
  columnChoice: true,
  columns: [
    { value: { bind: "/row/amount" }, label: "records.amount" },
    { value: { bind: "/row/name" }, label: "records.detail", primary: true },
    { value: { bind: "/row/state" }, label: "records.status" },
  ],
  expand: [{ kind: "text", text: { text: "ui.tree.more", values: { number: { bind: "/row/amount" } } } }],
});

/** A visit with a browser that keeps `storage`. */
function aVisit(storage = fakeStorage()) {
  const given = aRenderingContext({ roots: { rows: () => rows } });
  const port = createUiPort(new UiStore(storage), {} as TextStore);
  return { ...given, ui: { ...given.ui, isFolded: port.isFolded, fold: port.fold } };
}
const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

describe("rows that unfold", () => {
  it("show below themselves what the document says of them, by a button named by the row", async () => {
    renderNode(node, aVisit());
    const button = await screen.findByRole("button", { name: "Details of Lucky Lotus" });
    expect(screen.queryByText("and 7 more")).toBeNull();
    button.focus();
    await userEvent.keyboard("{Enter}");
    expect(button.getAttribute("aria-expanded")).toBe("true");
    const below = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect(below?.textContent).toBe("and 7 more");
    const cells = button.closest("tr")?.cells;
    expect(below?.querySelector("td")?.colSpan).toBe(cells?.length);
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByText("and 7 more")).toBeNull();
  });
});

describe("the choice of columns", () => {
  it("leaves a column out on this visit and the next, but never the one that names a row", async () => {
    const storage = fakeStorage();
    const first = renderNode(node, aVisit(storage));
    await userEvent.click(await screen.findByRole("button", { name: "Columns" }));
    const list = screen.getByRole("group", { name: "Columns" });
    expect(within(list).queryByRole("checkbox", { name: "Detail" })).toBeNull();
    await userEvent.click(within(list).getByRole("checkbox", { name: "State" }));
    expect(heads()).toEqual(["Amount", "Detail"]);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("group", { name: "Columns" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Columns" }));
    first.unmount();
    renderNode(node, aVisit(storage));
    expect(heads()).toEqual(["Amount", "Detail"]);
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "State" }));
    expect(heads()).toEqual(["Amount", "Detail", "State"]);
  });

  it("is drawn ahead with every column, since a server does not know the browser", async () => {
    const storage = fakeStorage();
    const visit = aVisit(storage);
    renderNode(node, visit);
    await userEvent.click(await screen.findByRole("button", { name: "Columns" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "State" }));
    const html = renderToString(
      <RenderingProvider context={visit}>
        <RenderNode node={node} document="test" pointer="/root" scope={visit.scope} />
      </RenderingProvider>,
    );
    expect(html).toContain("won");
  });
});

describe("filters that fold", () => {
  const folded = aNode({
    kind: "table",
    id: "bets",
    label: "records.title",
    call: "listBets",
    foldFilters: true,
    filters: [
      { name: "game", widget: "text", label: "records.detail" },
      { name: "period", widget: "dateRange", label: "records.period" },
    ],
    columns: [{ value: { bind: "/row/name" }, label: "records.detail" }],
  });
  const aList = (state: DataView) =>
    aRenderingContext({
      data: { watch: () => () => {}, read: () => state, reload: async () => {}, load: async () => ({ ok: true }) },
    });

  it("stand under a button that says how many of them are set", async () => {
    renderNode(folded, aList({ status: "ready", value: { rows: [], total: 0 } }));
    const button = await screen.findByRole("button", { name: "Filters" });
    const box = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect([button.getAttribute("aria-expanded"), box?.dataset["folded"]]).toEqual(["false", "true"]);
    await userEvent.click(button);
    expect([button.getAttribute("aria-expanded"), box?.dataset["folded"]]).toEqual(["true", "false"]);
    await userEvent.type(within(box!).getByRole("textbox", { name: "Detail" }), "naga");
    expect(await screen.findByRole("button", { name: "Filters (1)" })).toBe(button);
    await userEvent.click(button);
    expect(box?.dataset["folded"]).toBe("true");
  });

  it("are seen where the platform refuses what one of them says", async () => {
    renderNode(folded, aList({ status: "failed", message: "No", fieldErrors: { game: "Unknown game" } }));
    const button = await screen.findByRole("button", { name: "Filters" });
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText("Unknown game")).toBeTruthy();
  });
});
