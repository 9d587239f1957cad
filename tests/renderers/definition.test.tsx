import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const means = "Stakes placed in the period, less those given back. Bets that are still open are in it.";
const value = { bind: "/row/bet", format: "money" };
const table = {
  kind: "table",
  id: "list",
  label: "team.downline",
  rows: { bind: "/rows" },
  columns: [
    { label: "team.account", value: { bind: "/row/account" } },
    { label: "team.bet", definition: "team.bet.means", value, sortBy: "bet" },
  ],
};
const tiles = {
  kind: "statTiles",
  label: "team.figures",
  tiles: [
    { label: "team.bet", definition: "team.bet.means", value: 5 },
    { label: "team.win", value: 7 },
  ],
};
const draw = (node: object) =>
  renderNode(aNode(node), aRenderingContext({ roots: { rows: () => [{ account: "player01", bet: 500 }] } }));

describe("the definition of a figure", () => {
  it.each([
    ["a tile", tiles],
    ["a column", table],
  ])(
    "of %s is told by a press or by the keys, and goes with another press, Escape, or a press beside it",
    async (_, node) => {
      const user = userEvent.setup();
      const { container } = draw(node);
      const button = await screen.findByRole("button", { name: "What Bets means" });
      const told = () => container.querySelector(".definition__panel")?.textContent ?? null;
      expect([button.getAttribute("aria-expanded"), told()]).toEqual(["false", null]);
      await user.click(button);
      expect(told()).toContain(means);
      expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toContain(means);
      await user.click(button);
      expect(told()).toBeNull();
      button.focus();
      await user.keyboard("{Enter}");
      expect(told()).toContain(means);
      await user.keyboard("{Escape}");
      expect(told()).toBeNull();
      expect(document.activeElement).toBe(button);
      await user.keyboard(" ");
      expect(button.getAttribute("aria-expanded")).toBe("true");
      await user.click(document.body);
      expect(told()).toBeNull();
    },
  );

  it("is there for no figure that has none, and does not sort its column", async () => {
    const user = userEvent.setup();
    const { container } = draw(table);
    const head = within((await screen.findAllByRole("columnheader"))[1]!);
    await user.click(head.getAllByRole("button")[1]!);
    expect(container.querySelector("[aria-sort]")).toBeNull();
    expect(within(screen.getAllByRole("columnheader")[0]!).queryByRole("button")).toBeNull();
  });

  it("of all columns stands in one list, where cards have no heads", async () => {
    const user = userEvent.setup();
    const { container } = draw(table);
    const list = () => container.querySelector<HTMLElement>(".table__meaning-list")!;
    expect(list().hidden).toBe(true);
    await user.click(container.querySelector<HTMLElement>(".table__meanings button")!);
    expect(list().hidden).toBe(false);
    expect([...list().querySelectorAll("dt, dd")].map((one) => one.textContent)).toEqual(["Bets", means]);
  });
});
