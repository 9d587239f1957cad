import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { RouteStore } from "#stores/RouteStore.ts";
import { StateStore, type DeclaredState } from "#stores/StateStore.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const form = {
  kind: "form",
  label: "Withdrawal",
  stepState: "/state/step",
  draftState: "/state/draft",
  fields: [
    { name: "amount", widget: "money", label: "Amount", currency: "USD", required: true },
    { name: "bank", widget: "text", label: "Bank", required: true, default: "Otter" },
    { name: "password", widget: "password", label: "Password", required: true },
    { name: "pin", widget: "pin", label: "Pin" },
  ],
  steps: [
    { id: "amount", title: "How much", fields: ["amount"] },
    { id: "bank", title: "Where to", fields: ["bank"] },
    { id: "check", title: "Check", summary: true, fields: ["password", "pin"] },
  ],
  submit: { label: "Withdraw", action: { do: "call", call: "x" } },
};
const declared: DeclaredState = {
  document: "page/one",
  state: { step: "amount", draft: {} },
  keep: { step: "address", draft: "session" },
};

/** A tab of a browser: its storage and its address stay, whatever is loaded anew in it. */
function aTab() {
  const session = fakeStorage();
  const address: { query: Record<string, string> } = { query: {} };
  /** Draws the form as a page does that is loaded now. */
  const load = (account = "ann", node: object = form) => {
    cleanup();
    const route = new RouteStore();
    route.arrive({ path: "/one", query: address.query });
    const arrive = (to: string) => {
      address.query = Object.fromEntries(new URLSearchParams(to.split("?")[1]));
      act(() => route.arrive({ path: "/one", query: address.query }));
    };
    route.use({ push: arrive, replace: arrive, retreat: arrive, back: arrive });
    const states = new StateStore({ session, device: fakeStorage(), route });
    states.open(declared);
    const context = aRenderingContext({
      roots: { $document: () => declared, session: () => ({ account }) },
      states,
      dispatch: async () => ({ ok: true }),
    });
    renderNode(node, context);
    return { states };
  };
  return { load, session };
}
const step = (name: string) => screen.findByRole("group", { name });
const next = () => user.click(screen.getByRole("button", { name: "Next" }));
const amount = () => screen.findByLabelText<HTMLInputElement>(/Amount/);

async function fillIn(): Promise<void> {
  await user.type(await amount(), "12.50");
  await next();
  await step("Where to");
  await next();
  await step("Check");
  await user.type(screen.getByLabelText(/Password/, { selector: "input" }), "a secret one");
}

describe("what was typed into a form whose document keeps it", () => {
  it("is there when the page is loaded anew, in the step that was come to, but for secrets", async () => {
    const { load, session } = aTab();
    load();
    await fillIn();
    expect(session.get("state")).toContain("1250");
    expect(session.get("state")).not.toContain("secret");
    load();
    await step("Check");
    expect(screen.getByRole("region", { name: "How much" }).textContent).toContain("1250");
    expect(screen.getByLabelText<HTMLInputElement>(/Password/, { selector: "input" }).value).toBe("");
  });

  it("leads nobody past what is missing, and keeps nothing that nobody typed", async () => {
    const { load, session } = aTab();
    load();
    await user.type(await amount(), "7");
    await user.clear(await amount());
    expect(session.get("state")).toBeNull();
    await user.type(await amount(), "7");
    await next();
    await user.clear(await screen.findByLabelText(/Bank/));
    await user.type(screen.getByLabelText(/Bank/), "Bear");
    load();
    await step("Where to");
    expect(screen.getByLabelText<HTMLInputElement>(/Bank/).value).toBe("Bear");
  });

  it("is nothing for another account", async () => {
    const { load } = aTab();
    load();
    await user.type(await amount(), "7");
    load("bob");
    expect((await amount()).value).toBe("");
  });

  it("is gone once it was sent", async () => {
    const { load, session } = aTab();
    load();
    await fillIn();
    await user.click(screen.getByRole("button", { name: "Withdraw" }));
    await step("How much");
    await waitFor(() => expect(session.get("state")).toBeNull());
    load();
    expect((await amount()).value).toBe("");
  });

  it.each([
    [7],
    ["x"],
    [[]],
    [{ amount: {} }],
    [{ amount: [1] }],
    [{ password: "p", pin: 4, bank: null }],
    [{ other: 1 }],
  ])("breaks nothing whatever somebody wrote there: %j", async (typed: unknown) => {
    const { load, session } = aTab();
    session.set("state", JSON.stringify({ "page/one draft": { of: "test/fields ann", typed } }));
    load();
    expect((await amount()).value).toBe("");
    await fillIn();
    expect(screen.getByLabelText<HTMLInputElement>(/Password/, { selector: "input" }).value).toBe("a secret one");
  });

  it("of a form without steps is kept as well", async () => {
    const { load } = aTab();
    const { steps: _, stepState: __, ...plain } = form;
    load("ann", plain);
    await user.type(await amount(), "3.20");
    load("ann", plain);
    await waitFor(async () => expect((await amount()).value).toBe("3.20"));
  });
});
