import type { Diagnostic } from "#contracts/api.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compileFields } from "#compile/forms/compileFields.ts";
import { openDocument } from "#engine/openDocument.ts";
import { shellError } from "#player/wiring/createPlayerRendering.ts";
import { createDocuments } from "#rendering/createDocuments.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { renderers } from "#renderers/index.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

interface BrokenDocument {
  about: string;
  document: unknown;
  /** What the door says. */
  problems: Omit<Diagnostic, "document">[];
  /** What only drawing can find out. */
  drawn?: Omit<Diagnostic, "document">[];
}

const folder = "tests/fixtures/documents";
const cases = readdirSync(folder).map((file) => {
  const broken = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as BrokenDocument;
  return [file, broken.about, broken] as const;
});

/** Texts of the good nodes: their keys begin with `ok.`. */
function goodTexts(document: unknown): string[] {
  return [...JSON.stringify(document).matchAll(/"text":"(ok\.[a-z]+)"/g)].map((match) => match[1] ?? "");
}

describe("a broken document", () => {
  it.each(cases)("%s: %s", (_, __, { document, problems, drawn = [] }) => {
    expect(openDocument(document, "page/x").problems).toEqual(
      problems.map((problem) => ({ document: "page/x", ...problem })),
    );
    const context = aRenderingContext({ layouts: { "page/x": document } });
    const { unmount } = render(
      <RenderingProvider context={context}>
        <RenderDocument name="page/x" />
      </RenderingProvider>,
    );
    for (const text of goodTexts(document)) expect(screen.getByText(text)).toBeTruthy();
    const named = new Set(problems.map(({ pointer }) => pointer));
    for (const { document: name, pointer } of context.problems) {
      expect(name).toBe("page/x");
      if (drawn.length === 0) expect(named).toContain(pointer);
    }
    for (const problem of drawn) expect(context.problems).toContainEqual({ document: "page/x", ...problem });
    unmount();
  });
});

describe("a renderer that throws", () => {
  // React tells the console what a boundary caught.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  const throwing = defineBlock({
    kind: "badge",
    component({ text }) {
      if (text === "bad") throw new Error("out of paint");
      return <b>{text}</b>;
    },
  });
  const list = [...renderers.filter(({ name }) => name !== "badge"), throwing];
  const page = (text: string) => ({
    kind: "stack",
    children: [
      { kind: "text", text: "before" },
      { kind: "badge", text },
    ],
  });

  it("costs its node, reports it, and is tried again once the document changes", () => {
    const context = aRenderingContext({ renderers: list });
    const drawn = renderNode(page("bad"), context);
    expect(screen.getByText("before")).toBeTruthy();
    expect(screen.getByText("This part is not available right now.")).toBeTruthy();
    expect(context.problems).toEqual([
      { document: "test", pointer: "/root/children/1", reason: 'Drawing "badge" failed: out of paint' },
    ]);
    drawn.replace(page("good"));
    expect(screen.getByText("good")).toBeTruthy();
    expect(screen.queryByText("This part is not available right now.")).toBeNull();
  });

  it("tells an operator where and why, and a player nothing of it", () => {
    renderNode(page("bad"), aRenderingContext({ renderers: list, audience: "operator" }));
    expect(screen.getByText("test#/root/children/1").parentElement?.textContent).toContain("out of paint");
  });
});

describe("the list of renderers", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it("makes a tie loud, names both, and loses nothing but the node", () => {
    const rival = defineBlock({ kind: "badge", name: "rival", component: () => null });
    const badge = defineBlock({ kind: "badge", name: "original", component: () => null });
    const list = [...renderers.filter(({ name }) => name !== "badge"), badge, rival];
    const context = aRenderingContext({ renderers: list });
    renderNode(
      {
        kind: "stack",
        children: [
          { kind: "badge", text: "x" },
          { kind: "text", text: "after" },
        ],
      },
      context,
    );
    expect(screen.getByText("after")).toBeTruthy();
    expect(context.problems[0]?.reason).toMatch(/"original" and "rival" tie/);
  });

  it("answers a kind that nobody draws with its kind and pointer", () => {
    const list = renderers.filter(({ name }) => name !== "badge");
    const context = aRenderingContext({ renderers: list });
    renderNode({ kind: "badge", text: "x" }, context);
    expect(context.problems).toEqual([
      { document: "test", pointer: "/root", reason: 'No renderer is for the kind "badge"' },
    ]);
  });
});

describe("a document of which nothing is left", () => {
  const whole = { root: { kind: "text", text: "whole" } };
  const reports: Diagnostic[] = [];
  const open = (layout: unknown, errorOf?: () => { pointer: string; reason: string } | undefined) =>
    createDocuments({
      openLayout: openDocument,
      read: () => layout,
      spare: () => whole,
      ...(errorOf ? { errorOf } : {}),
      report: (problem) => void reports.push(problem),
    })("page/x");
  beforeEach(() => void reports.splice(0));

  it.each<[string, unknown, string]>([
    ["a kind that nobody knows", { root: { kind: "stak", children: [] } }, "/root/kind"],
    ["no root", {}, "/root"],
    ["nothing at all", 7, ""],
  ])("is replaced by the program's own, and reported: %s", async (_, layout, pointer) => {
    expect(open(layout)?.root).toMatchObject({ kind: "text", text: "whole" });
    await Promise.resolve();
    expect(reports[0]).toMatchObject({ document: "page/x", pointer });
  });

  it("is replaced where it cannot serve under its key", async () => {
    const fault = { pointer: "/root", reason: "it cannot serve" };
    expect(open({ root: { kind: "divider" } }, () => fault)?.root.kind).toBe("text");
    await Promise.resolve();
    expect(reports).toEqual([{ document: "page/x", ...fault }]);
  });

  it("stays where one value of it is wrong", () => {
    expect(open({ root: { kind: "text", text: "own", tone: "loud" } })?.root).toMatchObject({ text: "own" });
  });

  it.each<[string, object, string | undefined]>([
    ["holds the page", { kind: "shell", main: [{ kind: "outlet" }] }, undefined],
    [
      "has a place for the page's banners alone",
      { kind: "shell", main: [{ kind: "outlet", area: "banner" }] },
      "/root",
    ],
    ["has no place for the page", { kind: "shell", main: [{ kind: "divider" }] }, "/root"],
    ["is hidden from some", { kind: "shell", main: [{ kind: "outlet" }], when: { loggedIn: true } }, "/root/when"],
  ])("is a shell that %s", (_, root, pointer) => {
    expect(shellError(openDocument({ root }, "shell"))?.pointer).toBe(pointer);
  });
});

describe("fields of a layout that cannot be used", () => {
  it("are reported with their place by the form that draws the others", () => {
    const field = (name: string, rule: unknown) => ({ name, widget: "text", label: name, rule });
    const context = aRenderingContext();
    const { forms } = context;
    renderNode(
      {
        kind: "form",
        label: "x",
        fields: [field("a", "nobody"), field("b", { pattern: "^[" }), field("c", {})],
        submit: { label: "ok.submit", action: { do: "refresh", data: ["a"] } },
      },
      {
        ...context,
        forms: { ...forms, compileFields: (id, fields, tell) => compileFields(id, fields, { rules: {} }, tell) },
      },
    );
    expect(screen.getAllByRole("textbox")).toHaveLength(3);
    expect(context.problems.map(({ pointer }) => pointer)).toEqual([
      "/root/fields/0/rule",
      "/root/fields/1/rule/pattern",
    ]);
  });
});

describe("fields of a layout that is drawn before its site is whole", () => {
  it("appear once they can be compiled, and keep what was typed after that", async () => {
    const { observable, runInAction } = await import("mobx");
    const whole = observable.box(false);
    const context = aRenderingContext();
    const { forms } = context;
    renderNode(
      {
        kind: "form",
        label: "x",
        fields: [{ name: "a", widget: "text", label: "a" }],
        submit: { label: "ok.submit", action: { do: "refresh", data: ["a"] } },
      },
      {
        ...context,
        forms: {
          ...forms,
          isWhole: () => whole.get(),
          compileFields: (id, fields, tell) => compileFields(id, whole.get() ? fields : [], { rules: {} }, tell),
        },
      },
    );
    expect(screen.queryAllByRole("textbox")).toHaveLength(0);
    act(() => runInAction(() => whole.set(true)));
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "typed" } });
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("typed");
  });
});
