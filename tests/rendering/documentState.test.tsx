import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { openDocument } from "#engine/openDocument.ts";
import type { Scope } from "#engine/index.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RouteStore } from "#stores/RouteStore.ts";
import { StateStore } from "#stores/StateStore.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";

const showsStep = { kind: "text", text: { bind: "/state/step", fallback: "nothing" } };
const layouts = {
  "page/one": {
    state: { step: "one" },
    keep: { step: "device" },
    root: {
      kind: "stack",
      children: [showsStep, { kind: "text", text: "last", when: { value: { bind: "/state/step" }, is: "last" } }],
    },
  },
  "page/two": { state: { step: "two" }, root: showsStep },
  "page/none": { root: showsStep },
};

function aSite(kept: Record<string, string> = {}) {
  const scopes: Scope[] = [];
  const device = fakeStorage(kept);
  const states = new StateStore({ session: fakeStorage(), device, route: new RouteStore() });
  const opened = new Map(Object.entries(layouts).map(([key, layout]) => [key, openDocument(layout, key)]));
  const context = aRenderingContext({
    states: { open: states.open, read: states.read },
    documents: { open: (key) => opened.get(key), current: () => "page/one" },
    dispatch: async (_, scope) => (scopes.push(scope), { ok: true }),
  });
  const page = (...names: string[]) => (
    <RenderingProvider context={context}>
      {names.map((name) => (
        <RenderDocument key={name} name={name} />
      ))}
    </RenderingProvider>
  );
  const write = (name: "page/one" | "page/two", value: string) =>
    act(() => states.write({ document: name, state: layouts[name].state, keep: {} }, "step", value));
  return { page, write, opened };
}

describe("what documents remember", () => {
  it("is each document's own, whatever its members are called", () => {
    const { page, write } = aSite();
    render(page("page/one", "page/two", "page/none"));
    expect(screen.getAllByText(/^(one|two|nothing)$/).map(({ textContent }) => textContent)).toEqual([
      "one",
      "two",
      "nothing",
    ]);
    write("page/one", "last");
    expect(screen.getAllByText("last")).toHaveLength(2);
    expect(screen.getByText("two")).toBeTruthy();
  });

  it("is drawn first as it begins, and then as the device kept it", () => {
    const kept = { state: '{"page/one step":"last"}' };
    expect(renderToString(aSite(kept).page("page/one"))).toContain("one");
    render(aSite(kept).page("page/one"));
    expect(screen.getAllByText("last")).toHaveLength(2);
  });

  it("tells of a place to keep it that there is not, and keeps it with the page", () => {
    const { problems, keep } = openDocument({ ...layouts["page/one"], keep: { step: "disk" } }, "page/one");
    expect(problems).toMatchObject([{ pointer: "/keep/step" }]);
    expect(keep).toEqual({});
  });
});
