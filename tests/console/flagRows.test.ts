import { describe, expect, it } from "vitest";
import { compileFlags } from "#compile/flags.ts";
import { featuresOn, flagRows, flagsThatTurn, rowKeys, withSwitches, type FlagRow } from "#console/flags/flagRows.ts";
import { sameSince } from "#console/flags/flagAge.ts";
import { countViews, shownFlags, type FlagFilter } from "#console/flags/shownFlags.ts";
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

describe("features that nobody turned for long", () => {
  const root = node(
    "ROOT",
    "1",
    node("OLD", "1"),
    { ...node("SOME", "1"), audience: { percent: 5 } },
    node("NEW", "0"),
    { ...node("ASKED", "0"), owner: "Payments" },
    node("ABOVE", "1", node("BELOW", "0")),
  );
  const rows = flagRows(root);
  const keys = rowKeys(rows);
  const told = rows.map(({ id }) => ({ about: "", isBuiltIn: id === "ASKED" }));
  const at = (flag: string, day: string) => [flag, { flag, at: `2026-${day}T10:00:00Z`, by: "x", seq: 1 }] as const;
  const old = ["OLD", "SOME", "ASKED", "ABOVE", "BELOW"].map((flag) => at(flag, "01-01"));
  const ages = { turns: new Map([...old, at("NEW", "03-01")]), now: Date.parse("2026-04-01T10:00:00Z") };
  const shownOf = (only: FlagFilter["only"], words = "") =>
    shownFlags({ rows, keys, told, uses: null, ages, filter: { only, words }, folded: new Set() }).map(
      (at) => rows[at]?.id,
    );

  it("are a view of their own, without those for some, those that others hang on and those of the program", () => {
    expect(shownOf("stale")).toEqual(["OLD", "BELOW"]);
    expect(sameSince(rows[0] as FlagRow, told[0], ages)).toBe("2026-01-01T10:00:00Z");
    expect(sameSince(rows[0] as FlagRow, told[0], { ...ages, now: Date.parse("2026-04-01T09:59:59Z") })).toBeNull();
    expect(sameSince(rows[0] as FlagRow, told[0], { ...ages, turns: new Map() })).toBeNull();
    expect(countViews({ rows, told, uses: null, ages })).toMatchObject({ all: 6, stale: 2, some: 1, held: 0 });
  });

  it("are found by who decides about them", () => {
    expect(shownOf("all", "paym")).toEqual(["ASKED"]);
    expect(shownOf("some")).toEqual(["SOME"]);
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
