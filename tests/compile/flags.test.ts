import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileFlags } from "#compile/flags.ts";
import cases from "#tests/fixtures/flags/trees.json" with { type: "json" };
import { aBrokenCopy } from "#tests/support/aBrokenCopy.ts";
import fresh from "../../brands/fresh/flags.json" with { type: "json" };

describe("features", () => {
  it.each(cases)("[FLAG-01] $name", ({ tree, on, off }) => {
    const flags = compileFlags(tree);
    expect(on.filter((id) => !flags.has(id))).toEqual([]);
    expect(off.filter((id) => flags.has(id))).toEqual([]);
  });

  it("survives 10,000 broken trees, with nothing on that the whole tree has off", () => {
    const whole = compileFlags(fresh);
    fc.assert(
      fc.property(aBrokenCopy(fresh), (tree) => {
        const flags = compileFlags(tree);
        expect(typeof flags.has("ROOT")).toBe("boolean");
        expect(flags.has("NOBODY3") || flags.has("SALARY3")).toBe(false);
        expect(flags.size).toBeLessThanOrEqual(whole.size + 2);
      }),
      { numRuns: 10_000 },
    );
  });

  it("survives a tree that is nested a hundred thousand deep", () => {
    let tree: unknown = { modId: "DEEP", enabled: "1", childrenNodes: [] };
    for (let depth = 0; depth < 100_000; depth += 1) tree = { modId: `N${depth}`, enabled: "1", childrenNodes: [tree] };
    expect(compileFlags(tree).has("DEEP")).toBe(false);
  });
});
