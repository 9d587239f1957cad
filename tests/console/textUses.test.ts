import { expect, it } from "vitest";
import { textUses } from "#console/texts/textUses.ts";

const bundled = (part: string): unknown =>
  part === "layouts"
    ? { "page/index": { root: { kind: "text", text: "home.why" } }, "page/help": { title: "help.title" } }
    : {};

it("finds each place where documents show a text, the brand's own in the place of the bundled", () => {
  const site = {
    layouts: { "page/index": { root: { kind: "card", children: [{ kind: "text", text: { text: "home.own" } }] } } },
    menus: { header: { items: [{ id: "a", label: "home.own" }] } },
    // Words of texts are no places where one is shown.
    texts: { EN: { "home.own": "help.title" } },
  };
  const uses = textUses(site, bundled);
  expect(uses.get("home.own")).toEqual([
    "/layouts/page~1index/root/children/0/text/text",
    "/menus/header/items/0/label",
  ]);
  expect(uses.get("help.title")).toEqual(["/layouts/page~1help/title"]);
  expect(uses.has("home.why")).toBe(false);
});

it("comes to an end with a document that goes deeper than any", () => {
  let root: unknown = "deep.text";
  for (let depth = 0; depth < 5_000; depth += 1) root = { children: [root] };
  expect(textUses({ layouts: { "page/deep": root } }, () => null).size).toBe(0);
  expect(textUses(null, () => null).size).toBe(0);
});
