import { describe, expect, it } from "vitest";
import { compileFlags } from "#compile/flags.ts";
import { featuresOn, flagRows, flagsThatTurn, withSwitches } from "#console/flags/flagRows.ts";
import { flagUses, usesByDocument } from "#console/flags/flagUses.ts";

const node = (modId: string, enabled: string, ...childrenNodes: unknown[]) => ({ modId, enabled, childrenNodes });
const tree = node(
  "ROOT",
  "1",
  node("REG", "0", node("SMS", "1", node("VOICE", "1"))),
  node("CHAT", "1", node("TWICE", "1")),
  node("TWICE", "0"),
  "no node",
);

describe("features of a tree", () => {
  it("are told in order, each with whether it is on and why not", () => {
    const told = flagRows(tree).map(({ id, depth, isOn, because }) => [id, depth, isOn, because]);
    expect(told).toEqual([
      ["REG", 0, false, undefined],
      ["SMS", 1, false, { above: "REG" }],
      ["VOICE", 2, false, { above: "REG" }],
      ["CHAT", 0, true, undefined],
      ["TWICE", 1, false, { elsewhere: true }],
      ["TWICE", 0, false, undefined],
    ]);
  });

  it.each([tree, node("ROOT", "0", node("A", "1")), {}, null])("are on where players have them: %j", (root) => {
    const compiled = compileFlags(root);
    expect([...featuresOn(root)]).toEqual([...flagRows(root)].map(({ id }) => id).filter((id) => compiled.has(id)));
  });

  it("turn together with what stands below them", () => {
    const after = withSwitches(tree, new Set(["/childrenNodes/0"]), true);
    expect(flagsThatTurn(tree, after)).toEqual({ on: ["REG", "SMS", "VOICE"], off: [] });
    expect(flagsThatTurn(after, tree)).toEqual({ on: [], off: ["REG", "SMS", "VOICE"] });
  });

  it("stay the same nodes where nothing is switched", () => {
    const after = withSwitches(tree, new Set(["/childrenNodes/0/childrenNodes/0"]), false) as typeof tree;
    expect(after.childrenNodes[1]).toBe(tree.childrenNodes[1]);
    expect(withSwitches(tree, new Set(["/childrenNodes/2"]), false)).toBe(tree);
  });
});

describe("where features are used", () => {
  const site = {
    layouts: { "page/index": { root: { when: { all: [{ flag: "A" }, { not: { flag: "B" } }] } } } },
    menus: { header: { items: [{ id: "x", items: [{ id: "y", when: { flag: "A" } }] }] } },
  };
  const bundled = (part: string) =>
    part === "layouts"
      ? { "page/index": { root: { when: { flag: "OLD" } } }, "page/help": { when: { flag: "A" } } }
      : {};

  it("is found in the draft's own documents, and in the bundled ones that it does not replace", () => {
    const uses = flagUses(site, bundled);
    expect(uses.has("OLD")).toBe(false);
    expect(uses.get("B")).toEqual(["/layouts/page~1index/root/when/all/1/not"]);
    expect(usesByDocument(uses.get("A") ?? [])).toEqual([
      "/layouts/page~1index",
      "/layouts/page~1help",
      "/menus/header/items/0/items/0",
    ]);
  });
});
