import { describe, expect, it } from "vitest";
import type { Action } from "#contracts/config.ts";
import { createScope, type Scope } from "#engine/index.ts";
import { openDocument } from "#engine/openDocument.ts";
import { openLayers } from "#app/wiring/openLayers.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { UiStore } from "#stores/UiStore.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

enforceActions();

function aScreen() {
  const ui = new UiStore(fakeStorage());
  const done: string[] = [];
  const dialog = { kind: "dialog", title: "login.title", children: [] };
  const layouts: Record<string, unknown> = {
    "dialog/notice": { root: dialog },
    "dialog/forced": { root: { ...dialog, closable: false } },
  };
  const rendering: Pick<RenderingContext, "documents" | "dispatch" | "scope"> = {
    documents: {
      open: (key) => (key in layouts ? openDocument(layouts[key], key) : undefined),
      current: () => "page/index",
    },
    scope: createScope({}, () => false),
    dispatch: async (action: Action, scope: Scope) => {
      done.push(`${action.do} ${String(scope.read("/dialog/$name"))} ${String(scope.read("/dialog/id"))}`);
      return { ok: true };
    },
  };
  return { ui, done, layers: () => openLayers(ui, rendering) };
}

describe("what stands over the page", () => {
  it("is every dialog in its order, and the question over them", () => {
    const { ui, layers } = aScreen();
    expect(layers()).toEqual([]);
    void ui.questions.ask({ title: "t", body: "b", submit: "s", cancel: "c", danger: false });
    ui.openDialog("notice");
    ui.openDialog("missing");
    expect(layers().map(({ id }) => id)).toEqual(["dialog/notice", "dialog/missing", "question"]);
  });

  it("goes out as its close button says, with what it was opened with; without such a button it stays", () => {
    const { ui, done, layers } = aScreen();
    ui.openDialog("notice", { id: 7 });
    ui.openDialog("missing");
    ui.openDialog("forced");
    for (const layer of layers()) layer.dismiss();
    expect(done).toEqual(["closeDialog notice 7", "closeDialog missing undefined"]);
  });

  it("is a question that is answered with no", async () => {
    const { ui, layers } = aScreen();
    const answer = ui.questions.ask({ title: "t", body: "b", submit: "s", cancel: "c", danger: false });
    layers().at(-1)?.dismiss();
    expect([await answer, layers()]).toEqual([false, []]);
  });
});
