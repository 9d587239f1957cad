import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openDocument } from "#engine/openDocument.ts";
import { textKeys, visitNodes } from "#engine/index.ts";
import { mutateJson } from "#tests/support/mutateJson.ts";

const layouts = readdirSync("layouts", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => [file, JSON.parse(readFileSync(`layouts/${file}`, "utf8")) as unknown] as const);

describe("the document door", () => {
  it.each(layouts)("finds nothing wrong with layouts/%s", (file, layout) => {
    expect(openDocument(layout, file).problems).toEqual([]);
  });

  it("survives whatever happens to a document, and says where", () => {
    const sources = layouts.map(([, layout]) => layout);
    fc.assert(
      fc.property(
        fc.constantFrom(...sources),
        fc.array(fc.tuple(fc.nat(), fc.anything()), { minLength: 1, maxLength: 4 }),
        (layout, changes) => {
          const broken = changes.reduce((json, [place, value]) => mutateJson(json, place, value), layout);
          const document = openDocument(broken, "x");
          visitNodes(document.root, "/root", (node) => expect(typeof node.kind).toBe("string"));
          for (const { pointer } of document.problems) expect(pointer).toMatch(/^(\/[^/]*)*$/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each(["__proto__", "constructor", "toString", "valueOf"])("is not confused by a member named %s", (name) => {
    // As JSON.parse makes it: a member of its own, in an item of a list whose shape is known.
    const items = JSON.parse(`[{ "label": "a", "value": "b", "${name}": [0] }]`) as unknown;
    const { problems } = openDocument({ root: { kind: "details", label: "x", items } }, "x");
    expect(problems.map(({ pointer }) => pointer)).toEqual([`/root/items/0/${name}`]);
  });

  it("keeps what has not changed, by identity", () => {
    const text = (words: string) => ({ kind: "text", text: words });
    const first = openDocument({ root: { kind: "stack", children: [text("a"), text("b")] } }, "x");
    const second = openDocument({ root: { kind: "stack", children: [text("a"), text("c")] } }, "x", first);
    const children = ({ root }: typeof first) => root["children"] as unknown[];
    expect(children(second)[0]).toBe(children(first)[0]);
    expect(children(second)[1]).not.toBe(children(first)[1]);
    expect(openDocument({ root: { kind: "stack", children: [text("a"), text("b")] } }, "x", first).root).toBe(
      first.root,
    );
  });

  it("breaks what is nested beyond reason", () => {
    let node: object = { kind: "text", text: "x" };
    for (let depth = 0; depth < 1000; depth += 1) node = { kind: "stack", children: [node] };
    const reasons = openDocument({ root: node }, "x").problems.map(({ reason }) => reason);
    expect(reasons).toContain("Nodes are nested deeper than 40");
  });

  it("lists the text keys a document uses, also in fields and actions", () => {
    const document = openDocument(
      {
        title: "page.title",
        root: {
          kind: "stack",
          children: [
            { kind: "text", text: { text: "hello", values: { n: 1 } } },
            { kind: "text", text: { bind: "/session/account", fallback: "nobody" } },
            {
              kind: "form",
              label: "form.label",
              fields: [{ name: "a", widget: "text", label: "a.label" }],
              submit: { label: "send", action: { do: "logout", confirm: { title: "sure" } } },
            },
          ],
        },
      },
      "x",
    );
    expect(document.problems).toEqual([]);
    expect(
      textKeys(document)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(["a.label", "form.label", "hello", "nobody", "page.title", "send", "sure"]);
  });
});
