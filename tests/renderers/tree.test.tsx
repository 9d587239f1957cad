import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Outcome } from "#engine/index.ts";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const node = {
  kind: "tree",
  label: "team.figures",
  rows: { bind: "/team" },
  rowKey: { bind: "/row/account" },
  call: "listTeamMembers",
  params: { account: { bind: "/row/account" }, page: 1 },
  rowItem: { name: { bind: "/row/account" }, leafWhen: { value: { bind: "/row/leaf" }, is: true } },
};
const team = [{ account: "agent01" }, { account: "player09", leaf: true }];
const below = (...accounts: string[]): Outcome => ({
  ok: true,
  value: { rows: accounts.map((account) => ({ account })) },
});

/** A tree over a platform whose answers are given by hand. */
function draw(more: object = {}) {
  const asked: unknown[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const base = aRenderingContext({ roots: { team: () => team } });
  const load = (call: string, params: unknown) => {
    asked.push([call, params]);
    return new Promise<Outcome>((resolve) => void answers.push(resolve));
  };
  renderNode(aNode({ ...node, ...more }), { ...base, data: { ...base.data, load } });
  const answer = (outcome: Outcome) => act(async () => answers.at(-1)?.(outcome));
  return { asked, answer };
}
const row = (name: string) => screen.getByRole("button", { name });

describe("a tree", () => {
  it("asks for what is below a row when it is unfolded, once, and shows it as a list of that row's", async () => {
    const { asked, answer } = draw();
    expect(asked).toEqual([]);
    await userEvent.click(row("agent01"));
    expect(asked).toEqual([["listTeamMembers", { account: "agent01", page: 1 }]]);
    expect(row("agent01").getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("Loading…");
    await answer(below("player01", "player02"));
    const list = screen.getByRole("list", { name: "agent01" });
    expect(
      within(list)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["player01", "player02"]);
    await userEvent.click(row("agent01"));
    expect(screen.queryByRole("list", { name: "agent01" })).toBeNull();
    await userEvent.click(row("agent01"));
    expect(screen.getByRole("list", { name: "agent01" })).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it("goes on below what it has loaded, each level with its own row", async () => {
    const { asked, answer } = draw();
    await userEvent.click(row("agent01"));
    await answer(below("player01"));
    await userEvent.click(row("player01"));
    expect(asked.at(-1)).toEqual(["listTeamMembers", { account: "player01", page: 1 }]);
    await answer(below());
    expect(screen.getByText("Nothing below")).toBeTruthy();
  });

  it("does not unfold a row that has nothing below it", () => {
    draw();
    expect(screen.getAllByRole("button")).toHaveLength(1);
    expect(screen.getByText("player09")).toBeTruthy();
  });

  it("says what could not be loaded and tries again", async () => {
    const { asked, answer } = draw();
    await userEvent.click(row("agent01"));
    await answer({ ok: false, message: "Away" });
    expect(screen.getByRole("alert").textContent).toContain("Away");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await answer(below("player01"));
    expect([asked.length, screen.queryByRole("alert")]).toEqual([2, null]);
    expect(row("player01")).toBeTruthy();
  });

  it("takes the rows from where they are in the answer, and says how many it does not show", async () => {
    const { answer } = draw({ select: "/value/list" });
    await userEvent.click(row("agent01"));
    const list = Array.from({ length: 203 }, (_, number) => ({ account: `p${number}` }));
    await answer({ ok: true, value: { value: { list } } });
    expect(within(screen.getByRole("list", { name: "agent01" })).getAllByRole("button")).toHaveLength(200);
    expect(screen.getByText("and 3 more")).toBeTruthy();
  });

  it("goes on page by page, at the first level and below a row, and says how many there are", async () => {
    const { asked, answer } = draw({ more: { total: 5, params: { pageSize: 2 } } });
    const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(status()).toEqual(["2 of 5"]);
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(asked).toEqual([["listTeamMembers", { pageSize: 2, page: 2 }]]);
    // Somebody came meanwhile, so that one of the first page stands on the second as well.
    await answer({ ok: true, value: { rows: [{ account: "player09" }, { account: "agent02" }], total: 6 } });
    expect(status()).toEqual(["3 of 6"]);
    await userEvent.click(row("agent02"));
    expect(asked.at(-1)).toEqual(["listTeamMembers", { account: "agent02", page: 1 }]);
    await answer({ ok: true, value: { rows: [{ account: "player01" }], total: 2 } });
    await userEvent.click(screen.getAllByRole("button", { name: "Show more" })[0] as HTMLElement);
    expect(asked.at(-1)).toEqual(["listTeamMembers", { account: "agent02", page: 2 }]);
    await answer({ ok: false, message: "Away" });
    expect(screen.getByRole("alert").textContent).toContain("Away");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(asked.at(-1)).toEqual(["listTeamMembers", { account: "agent02", page: 2 }]);
    await answer({ ok: true, value: { rows: [{ account: "player02" }], total: 2 } });
    const names = within(screen.getByRole("list", { name: "agent02" })).getAllByRole("button");
    expect(names.map(({ textContent }) => textContent)).toEqual(["player01", "player02"]);
    expect(status()).toEqual(["2 of 2", "3 of 6"]);
  });

  it("offers no further page where the first holds all", () => {
    draw({ more: { total: 2 } });
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
  });
});
