import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openDocument } from "#engine/openDocument.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext, type ContextParts } from "#tests/support/aRenderingContext.ts";

const text = (key: string) => ({ kind: "text", text: key });
const root = (children: unknown[]) => ({ root: { kind: "stack", children } });
const shell = { root: { kind: "shell", main: [{ kind: "outlet" }, text("still.here")] } };

/** Draws a document of these layouts as the site does. */
function draw(name: string, layouts: Record<string, unknown>, parts: ContextParts = {}) {
  const opened = new Map(Object.entries(layouts).map(([key, layout]) => [key, openDocument(layout, key)]));
  const context = aRenderingContext({
    ...parts,
    documents: { open: (key) => opened.get(key), current: () => "page/index" },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name={name} />
    </RenderingProvider>,
  );
  return context;
}

describe("a document that would draw itself costs the node that shows it", () => {
  it("where a page shows the page", () => {
    const { problems } = draw("shell", { shell, "page/index": root([text("beside.it"), { kind: "outlet" }]) });
    for (const words of ["still.here", "beside.it"]) expect(screen.getAllByText(words)).toHaveLength(1);
    expect(problems).toEqual([
      {
        document: "page/index",
        pointer: "/root/children/1",
        reason: 'It shows "page/index", in which it stands itself',
      },
    ]);
  });

  it("where a page of a centre shows the centre", () => {
    const centre = { kind: "centre", title: "centre.title", menu: "personalCentre", area: "personal-centre" };
    const page = root([text("beside.it"), { ...centre, defaultPage: "security" }]);
    const layouts = {
      shell: root([text("still.here"), { ...centre, defaultPage: "security" }]),
      "personal-centre/security": page,
    };
    const { problems } = draw("shell", layouts);
    expect(screen.getAllByText("still.here")).toHaveLength(1);
    expect(screen.getAllByText("beside.it")).toHaveLength(1);
    expect(problems).toMatchObject([{ document: "personal-centre/security", pointer: "/root/children/1" }]);
  });

  it("where two documents show each other", () => {
    const centreOf = (area: string) => ({ kind: "centre", title: "t", menu: "m", area, defaultPage: "one" });
    const layouts = {
      shell: root([centreOf("personal-centre"), text("still.here")]),
      "personal-centre/one": root([centreOf("agent-centre")]),
      "agent-centre/one": root([centreOf("personal-centre")]),
    };
    const { problems } = draw("shell", layouts);
    expect(screen.getAllByText("still.here")).toHaveLength(1);
    expect(problems).toMatchObject([{ document: "agent-centre/one", pointer: "/root/children/0" }]);
  });
});

it("a site that is drawn within another one, as the console does, may have documents of the same names", () => {
  const open = (layouts: Record<string, unknown>) => {
    const opened = new Map(Object.entries(layouts).map(([key, layout]) => [key, openDocument(layout, key)]));
    return { open: (key: string) => opened.get(key), current: () => "page/index" };
  };
  const inner = aRenderingContext({ documents: open({ shell, "page/index": root([text("of.the.site")]) }) });
  const Site = () => (
    <RenderingProvider context={inner}>
      <RenderDocument name="shell" />
    </RenderingProvider>
  );
  const outer = aRenderingContext({
    renderers: [defineBlock({ kind: "text", component: Site })],
    documents: open({ shell: { root: text("x") } }),
  });
  render(
    <RenderingProvider context={outer}>
      <RenderDocument name="shell" />
    </RenderingProvider>,
  );
  expect(screen.getAllByText("of.the.site")).toHaveLength(1);
  expect(inner.problems).toEqual([]);
});

describe("lists", () => {
  const rows = Array.from({ length: 300 }, (_, id) => ({ id: String(id) }));
  const repeat = (children: unknown[]) => ({
    kind: "repeat",
    rows: { bind: "/entries" },
    rowKey: { bind: "/row/id" },
    children,
  });
  const roots = { entries: () => rows };

  it("inside of lists multiply, and stop where the page would stand still", () => {
    const nested = repeat([repeat([repeat([{ kind: "text", text: { bind: "/row/id" } }])])]);
    const { problems } = draw("shell", { shell, "page/index": root([nested, text("beside.it")]) }, { roots });
    expect(document.querySelectorAll("li").length).toBeLessThan(5_000);
    expect(screen.getAllByText("beside.it")).toHaveLength(1);
    expect(problems).toContainEqual({
      document: "page/index",
      pointer: "/root/children/0/children/0",
      reason: "It shows 5 of 300 rows: more would be too slow",
    });
  });

  it("of a usual length show every row", () => {
    const card = { kind: "card", title: { bind: "/row/id" }, children: [text("in.a.row"), text("too")] };
    const { problems } = draw("shell", { shell, "page/index": root([repeat([card])]) }, { roots });
    expect(screen.getAllByText("in.a.row")).toHaveLength(300);
    expect(problems).toEqual([]);
  });
});

it("a document of more nodes than any page has keeps those before, and says where it was cut", () => {
  const part = { kind: "stack", children: Array.from({ length: 99 }, () => text("too.many")) };
  const many = root([text("beside.it"), ...Array.from({ length: 400 }, () => part)]);
  const started = performance.now();
  const document = openDocument(many, "page/index");
  expect(performance.now() - started).toBeLessThan(2_000);
  // The root, the text, 29 whole parts, and the thirtieth up to its 97th text.
  expect(document.problems).toEqual([
    {
      document: "page/index",
      pointer: "/root/children/30/children/97",
      reason: expect.stringContaining("at most 3000 nodes"),
    },
  ]);
  draw("shell", { shell, "page/index": many });
  expect(screen.getAllByText("too.many")).toHaveLength(29 * 99 + 97);
  expect(screen.getAllByText("still.here")).toHaveLength(1);
});
