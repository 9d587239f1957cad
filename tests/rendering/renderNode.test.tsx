import { openDocument } from "#engine/openDocument.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { observable } from "mobx";
import { describe, expect, it } from "vitest";
import { renderers } from "#renderers/index.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { findDrawnNode } from "#rendering/NodeMark.tsx";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { createDocuments } from "#rendering/createDocuments.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const form = {
  kind: "form",
  label: "Form",
  fields: [{ name: "note", widget: "text", label: "Note" }],
  submit: { label: "Send", action: { do: "login" } },
};

describe("a drawn document", () => {
  it("keeps text, caret and focus when another document takes its place", async () => {
    const drawn = renderNode({ kind: "stack", children: [{ kind: "text", text: "a" }, form] }, aRenderingContext());
    const note = screen.getByLabelText<HTMLInputElement>("Note");
    await user.type(note, "hello");
    note.setSelectionRange(1, 2);
    drawn.replace({ kind: "stack", children: [{ kind: "notice", text: "new" }, { kind: "text", text: "b" }, form] });
    expect(screen.getByText("new")).toBeTruthy();
    expect(screen.getByLabelText("Note")).toBe(note);
    expect(document.activeElement).toBe(note);
    expect([note.value, note.selectionStart, note.selectionEnd]).toEqual(["hello", 1, 2]);
  });

  it("hides any node on a class of screen, around what it draws", () => {
    renderNode(
      { kind: "stack", hideOn: "desktop", children: [{ kind: "text", text: "a", hideOn: "phone" }] },
      aRenderingContext(),
    );
    const text = screen.getByText("a");
    expect(text.parentElement?.className).toBe("hide-on-phone");
    expect(text.closest(".stack")?.parentElement?.className).toBe("hide-on-desktop");
  });

  it("draws again only what read what changed", () => {
    const counts: Record<string, number> = {};
    const counted = defineBlock({
      kind: "badge",
      component({ text, id = "" }) {
        counts[id] = (counts[id] ?? 0) + 1;
        return <b>{text}</b>;
      },
    });
    const state = observable({ sum: 1, account: "player01" });
    const context = aRenderingContext({
      renderers: [...renderers.filter(({ name }) => name !== "badge"), counted],
      roots: { balance: () => state, session: () => state },
    });
    const badge = (id: string, bind: string) => ({ kind: "badge", id, text: { bind } });
    renderNode(
      { kind: "stack", children: [badge("sum", "/balance/sum"), badge("account", "/session/account")] },
      context,
    );
    expect(counts).toEqual({ sum: 1, account: 1 });
    act(() => void (state.sum = 2));
    expect(screen.getByText("2")).toBeTruthy();
    expect(counts).toEqual({ sum: 2, account: 1 });
  });

  it("shows and hides nodes, and items inside them, as their conditions change", () => {
    const state = observable({ loggedIn: false });
    const context = aRenderingContext({ roots: { session: () => state } });
    const tab = (id: string, when?: object) => ({ id, label: id, children: [], ...(when ? { when } : {}) });
    renderNode(
      {
        kind: "stack",
        children: [
          { kind: "text", text: "member", when: { loggedIn: true } },
          { kind: "tabs", label: "tabs", tabs: [tab("all"), tab("new"), tab("mine", { loggedIn: true })] },
        ],
      },
      context,
    );
    expect(screen.queryByText("member")).toBeNull();
    expect(screen.getAllByRole("tab")).toHaveLength(2);
    act(() => void (state.loggedIn = true));
    expect(screen.getByText("member")).toBeTruthy();
    expect(screen.getAllByRole("tab")).toHaveLength(3);
  });

  it("follows a layout that is published while it is shown", async () => {
    const layouts = observable.box<Record<string, unknown>>(
      { "page/x": { root: { kind: "text", text: "old" } } },
      { deep: false },
    );
    const problems: unknown[] = [];
    const open = createDocuments({
      openLayout: openDocument,
      read: (key) => layouts.get()[key],
      report: (problem) => problems.push(problem),
    });
    const context = aRenderingContext({ documents: { open, current: () => "page/x" } });
    render(
      <RenderingProvider context={context}>
        <RenderDocument name="page/x" />
      </RenderingProvider>,
    );
    expect(screen.getByText("old")).toBeTruthy();
    act(() => layouts.set({ "page/x": { root: { kind: "text", text: "new", odd: 1 } } }));
    expect(screen.getByText("new")).toBeTruthy();
    await Promise.resolve();
    expect(problems).toHaveLength(1);
    act(() => layouts.set({}));
    expect(screen.getByText("This part is not available right now.")).toBeTruthy();
  });

  it("hands actions to blocks, in the scope of their row", async () => {
    const seen: unknown[] = [];
    const context = aRenderingContext({
      roots: { data: () => ({ list: [{ id: 7 }, { id: 8 }] }) },
      dispatch: async (action, scope) => (
        seen.push(action.do, scope.read("/row/id"), scope.read("/index")),
        { ok: true }
      ),
    });
    const button = { kind: "button", label: { bind: "/row/id" }, action: { do: "logout" } };
    renderNode({ kind: "repeat", rows: { bind: "/data/list" }, children: [button] }, context);
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "8" })));
    expect(seen).toEqual(["logout", 8, 1]);
  });

  it("can be asked what drew a place on the page", () => {
    const context = aRenderingContext({ marksNodes: true });
    renderNode({ kind: "stack", children: [{ kind: "text", text: "here" }] }, context);
    const found = findDrawnNode(screen.getByText("here"));
    expect(found?.node.kind).toBe("text");
    expect(found?.at.pointer).toBe("/root/children/0");
  });
});
