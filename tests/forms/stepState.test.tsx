import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import type { DeclaredState } from "#stores/StateStore.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const node = {
  kind: "form",
  label: "Withdrawal",
  stepState: "/state/step",
  fields: [
    { name: "name", widget: "text", label: "Name", required: true },
    { name: "bank", widget: "text", label: "Bank", required: true },
  ],
  steps: [
    { id: "name", title: "Who", fields: ["name"] },
    { id: "bank", title: "Where to", fields: ["bank"] },
    { id: "review", title: "Check", summary: true },
  ],
  submit: { label: "Withdraw", action: { do: "call", call: "x" } },
};

/** Draws the form in a document whose state holds a step; what is written into it comes back. */
function draw(begin: string, state: Record<string, unknown> = { step: "name" }) {
  const held = observable.box<unknown>(begin);
  const written: unknown[] = [];
  const declared: DeclaredState = { document: "page/one", state, keep: { step: "address" } };
  const set = (value: unknown) => act(() => runInAction(() => held.set(value)));
  const context = aRenderingContext({
    roots: { $document: () => declared },
    states: {
      open: () => () => undefined,
      read: (_, name) => (name in state ? held.get() : undefined),
      write: (_, name, value) => {
        written.push([name, value]);
        runInAction(() => held.set(value));
      },
    },
    dispatch: async () => ({ ok: true }),
  });
  renderNode(node, context);
  return { set, written };
}
const step = (name: string) => screen.findByRole("group", { name });
const next = () => user.click(screen.getByRole("button", { name: "Next" }));

describe("a step that the document's state holds", () => {
  it("is written as one goes on, and the way back shows the one before with what was typed", async () => {
    const { set, written } = draw("name");
    await user.type(await screen.findByLabelText(/Name/), "Ann");
    await next();
    expect(document.activeElement).toBe(await step("Where to"));
    await user.type(screen.getByLabelText(/Bank/), "Otter");
    set("name");
    expect(document.activeElement).toBe(await step("Who"));
    expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe("Ann");
    set("bank");
    await step("Where to");
    expect(screen.getByLabelText<HTMLInputElement>(/Bank/).value).toBe("Otter");
    expect(written).toEqual([["step", "bank"]]);
  });

  it.each(["bank", "review", "nowhere", 7, null])(
    "leads nobody past what is still to be filled in: %j",
    async (begin) => {
      draw(begin as string);
      await step("Who");
      expect(document.activeElement).toBe(document.body);
    },
  );

  it("begins anew after sending, and an entry of before leads to the beginning", async () => {
    const { set } = draw("name");
    await user.type(await screen.findByLabelText(/Name/), "Ann");
    await next();
    await user.type(await screen.findByLabelText(/Bank/), "Otter");
    await next();
    await step("Check");
    await user.click(screen.getByRole("button", { name: "Withdraw" }));
    await step("Who");
    set("review");
    await step("Who");
  });

  it("is the form's own where the document declares none of that name", async () => {
    const { written } = draw("name", {});
    await user.type(await screen.findByLabelText(/Name/), "Ann");
    await next();
    await step("Where to");
    expect(written).toEqual([]);
  });
});
