import { describe, expect, it } from "vitest";
import { screen, waitFor, within } from "@testing-library/react";
import { drawConsolePage } from "#tests/support/drawConsolePage.tsx";
import { fill, press, user } from "#tests/support/user.ts";

const answers = {
  listOperators: {
    rows: [
      { id: "1", account: "dara", role: "editor", disabled: false, secondFactor: true, signedInAt: null, sessions: 2 },
    ],
    page: 1,
    pageSize: 15,
    total: 1,
  },
  getOperatorRule: { demandsSecondFactor: false, of: "all", isDemo: true, roles: { viewer: false } },
  listInvitations: { rows: [] },
  listApiTokens: { rows: [] },
  listWebhooks: {
    rows: [
      {
        id: "1",
        url: "https://hooks.example/croupier",
        publishing: true,
        reviews: false,
        deposits: false,
        withdrawals: false,
        problems: false,
        state: "failing",
        createdBy: "dara",
        createdAt: "2026-01-01T00:00:00Z",
      },
    ],
    switchedOff: 1,
  },
  listWebhookDeliveries: {
    rows: [
      {
        id: "2",
        host: "hooks.example",
        event: "revision.published",
        state: "failed",
        reason: "time",
        tries: 10,
        answer: null,
        tookMs: 10_000,
        createdAt: "2026-01-01T00:00:00Z",
        nextTryAt: null,
      },
    ],
  },
  listRollouts: { rows: [], members: 3, features: ["DIRECTREG3", "SIGNUP3"] },
};

describe("the pages of people and programs", () => {
  it("show administrators who may sign in, and how to let somebody in", async () => {
    await drawConsolePage("people", answers, "administrator");
    expect(await screen.findByText("dara")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Make the link" })).toBeTruthy();
    expect(screen.queryByText("For administrators")).toBeNull();
  });

  it.each(["people", "programs", "webhooks"])("keep %s from whoever publishes", async (page) => {
    await drawConsolePage(page, answers, "publisher");
    expect(await screen.findByText("For administrators")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^(?:Make|Add)/ })).toBeNull();
  });

  it("tell beside its cause what an address was not told, and offer to send it again", async () => {
    await drawConsolePage("webhooks", answers, "administrator");
    expect(await screen.findByText("It did not answer within ten seconds")).toBeTruthy();
    expect(await screen.findByRole("button", { name: /^Send again/ })).toBeTruthy();
    expect(await screen.findByText(/took nothing for three days/)).toBeTruthy();
  });

  it("let publishers choose what is switched off for everybody, and ask why", async () => {
    const { sent } = await drawConsolePage("rollouts", answers, "publisher");
    const form = within(await screen.findByRole("form", { name: "Switch it off for everybody" }));
    await user.selectOptions(form.getByRole("combobox"), "SIGNUP3");
    await fill(form, /Why/, "It turns people away");
    await press("Switch it off for everybody", form);
    await waitFor(() =>
      expect(sent).toEqual([{ call: "stopFeature", params: { name: "SIGNUP3", reason: "It turns people away" } }]),
    );
  });
});
