import { describe, expect, it } from "vitest";
import { openDocument } from "#engine/openDocument.ts";
import { brokenKind } from "#engine/BrokenNode.ts";
import type { EngineNode } from "#engine/index.ts";

const text = { kind: "text", text: "x" };
const stack = (children: unknown[]) => ({ kind: "stack", children });
const texts = (count: number) => Array.from({ length: count }, () => text);
const open = (root: unknown) => openDocument({ root }, "page/long");
const childrenOf = (node: EngineNode) => node["children"] as EngineNode[];
const brokenIn = (node: EngineNode) => childrenOf(node).filter(({ kind }) => kind === brokenKind);

describe("how much a document may hold", () => {
  it("is five hundred nodes in a list; what is behind them is left out and told once", () => {
    expect(open(stack(texts(500))).problems).toEqual([]);
    const { root, problems } = open(stack(texts(503)));
    expect(problems).toEqual([
      {
        document: "page/long",
        pointer: "/root/children/500",
        reason: "A list has at most 500 nodes; this one and those after it are left out",
      },
    ]);
    expect(childrenOf(root)).toHaveLength(503);
    expect(brokenIn(root).map((node) => [node["isQuiet"], (node["problem"] as { pointer: string }).pointer])).toEqual([
      [undefined, "/root/children/500"],
      [true, "/root/children/501"],
      [true, "/root/children/502"],
    ]);
  });

  it("is a list of its own for each node: a long one costs none behind it", () => {
    const { root, problems } = open(stack([stack(texts(501)), stack([text])]));
    expect(problems.map(({ pointer }) => pointer)).toEqual(["/root/children/0/children/500"]);
    expect(brokenIn(childrenOf(root)[1]!)).toEqual([]);
  });

  it("is three thousand nodes in all; what is behind them is left out and told once", () => {
    const full = [...Array.from({ length: 5 }, () => stack(texts(499))), stack(texts(498))];
    // The root, six stacks and their texts: 3,000.
    const exact = open(stack(full));
    expect(exact.problems).toEqual([]);
    expect(childrenOf(exact.root).flatMap(brokenIn)).toEqual([]);
    const { root, problems } = open(stack([...full, text, text]));
    expect(problems).toEqual([
      {
        document: "page/long",
        pointer: "/root/children/6",
        reason: "A document has at most 3000 nodes; this one and those after it are left out",
      },
    ]);
    expect(brokenIn(root).map((node) => node["isQuiet"])).toEqual([undefined, true]);
  });

  it("is a thousand nodes right below a node that has several lists", () => {
    const tabs = (count: number) => ({
      kind: "tabs",
      label: "x",
      tabs: [499, 499, count].map((length, place) => ({ id: `t${place}`, label: "x", children: texts(length) })),
    });
    expect(open(tabs(2)).problems).toEqual([]);
    expect(open(tabs(3)).problems.map(({ reason }) => reason)).toEqual([
      "A node has at most 1000 nodes right below it",
    ]);
  });

  it("is forty levels", () => {
    const nested = (levels: number) => Array.from({ length: levels }).reduce<object>((inner) => stack([inner]), text);
    expect(open(nested(40)).problems).toEqual([]);
    expect(open(nested(41)).problems.map(({ reason }) => reason)).toContain("Nodes are nested deeper than 40");
  });
});

describe("what a document says beside its nodes", () => {
  const all = {
    title: "page.title",
    summary: "page.summary",
    banner: "w_help",
    header: false,
    state: { open: false },
    keep: { open: "address" },
  };

  it("is there when it is written, and only then", () => {
    const { name, root, problems, ...kept } = openDocument({ ...all, root: text }, "page/x");
    expect([name, root.kind, problems]).toEqual(["page/x", "text", []]);
    expect(kept).toEqual(all);
    expect(Object.keys(openDocument({ root: text }, "page/x")).toSorted()).toEqual(["name", "problems", "root"]);
  });

  it("stays the same object while it says the same", () => {
    const first = openDocument({ ...all, root: text }, "x");
    const second = openDocument(structuredClone({ ...all, root: text }), "x", first);
    expect(second.state).toBe(first.state);
    expect(second.keep).toBe(first.keep);
    expect(openDocument({ ...all, state: { open: true }, root: text }, "x", first).state).toEqual({ open: true });
  });

  it("is told where nobody knows it, with the word that may be meant, and costs itself alone", () => {
    const { title, problems } = openDocument({ title: "t", sumary: "s", root: text }, "x");
    expect(title).toBe("t");
    expect(problems).toMatchObject([{ document: "x", pointer: "/sumary", nearest: "summary" }]);
  });

  it("is told where it is no object, or has no root", () => {
    expect(openDocument(7, "x").problems.map(({ reason }) => reason)).toEqual([
      "A document is an object",
      "A document has a root node",
    ]);
    expect(openDocument({}, "x")).toMatchObject({
      root: { kind: brokenKind, problem: { document: "x", pointer: "/root" } },
      problems: [{ pointer: "/root", reason: "A document has a root node" }],
    });
  });
});

describe("a node that is none", () => {
  it.each([
    [null, "/root", "A node is an object, not null"],
    [[], "/root", "A node is an object, not a list"],
    ["text", "/root", "A node is an object, not a string"],
    [{}, "/root", "A node has a kind"],
    [{ kind: "txt" }, "/root/kind", 'The kind "txt" is not known'],
    [{ kind: "constructor" }, "/root/kind", 'The kind "constructor" is not known'],
  ])("as %j is broken and told", (json, pointer, reason) => {
    const { root, problems } = open(json);
    expect(root.kind).toBe(brokenKind);
    expect(problems).toMatchObject([{ document: "page/long", pointer, reason }]);
  });

  it("as one with a property that nobody knows is there without it", () => {
    const { root, problems } = open({ ...text, txet: "y" });
    expect(root).toEqual(text);
    expect(problems).toMatchObject([{ document: "page/long", pointer: "/root/txet", nearest: "text" }]);
  });

  it("as one with a name that was given before is told with the first", () => {
    const { problems } = open(
      stack([
        { ...text, id: "a" },
        { ...text, id: "b" },
        { ...text, id: "a" },
      ]),
    );
    expect(problems).toEqual([
      {
        document: "page/long",
        pointer: "/root/children/2/id",
        reason: 'Two nodes are named "a": the other one is at /root/children/0',
      },
    ]);
  });
});
