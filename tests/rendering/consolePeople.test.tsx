import { describe, expect, it } from "vitest";
import { screen } from "@testing-library/react";
import { drawConsolePage } from "#tests/support/drawConsolePage.tsx";

const answers = {
  listOperators: {
    rows: [
      { id: "1", account: "dara", role: "editor", disabled: false, secondFactor: true, signedInAt: null, sessions: 2 },
    ],
    page: 1,
    pageSize: 15,
    total: 1,
  },
  getOperatorRule: { demandsSecondFactor: false, of: "all" },
  listInvitations: { rows: [] },
  listApiTokens: { rows: [] },
  listRollouts: { rows: [], members: 3 },
};

describe("the pages of people and programs", () => {
  it("show administrators who may sign in, and how to let somebody in", async () => {
    await drawConsolePage("people", answers, "administrator");
    expect(await screen.findByText("dara")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Make the link" })).toBeTruthy();
    expect(screen.queryByText("For administrators")).toBeNull();
  });

  it.each(["people", "programs"])("keep %s from whoever publishes", async (page) => {
    await drawConsolePage(page, answers, "publisher");
    expect(await screen.findByText("For administrators")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Make/ })).toBeNull();
  });
});
