import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffSites } from "#server/features/publishing/diff/diffSites.ts";
import { summariseDiff } from "#server/features/publishing/diff/summariseDiff.ts";
import { isEqual } from "#json/equal.ts";
import cases from "../fixtures/publishing/diffs.json" with { type: "json" };

describe("difference between two configurations", () => {
  it.each(cases)("$name", ({ before, after, entries }) => {
    expect(diffSites(before, after)).toEqual(entries);
  });

  it("is empty exactly where nothing changed", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (left, right) => {
        expect(diffSites(left, structuredClone(left))).toEqual([]);
        expect(diffSites(left, right).length === 0).toBe(isEqual(left, right));
      }),
    );
  });

  it("counts by kind and by part", () => {
    const entries = diffSites({ flags: 1, rules: { a: 1, b: 2 } }, { flags: 2, rules: { a: 2, c: 1 } });
    expect(summariseDiff(entries)).toEqual({
      added: 1,
      removed: 1,
      changed: 2,
      moved: 0,
      parts: { flags: 1, rules: 3 },
    });
  });
});
