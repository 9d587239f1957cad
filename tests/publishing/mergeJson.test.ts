import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEqual } from "#json/equal.ts";
import { mergeJson } from "#json/merge/mergeJson.ts";
import type { Side } from "#json/merge/JsonConflict.ts";
import cases from "../fixtures/publishing/merges.json" with { type: "json" };

interface MergeCase {
  name: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  resolutions?: Record<string, Side>;
  merged?: unknown;
  conflicts?: string[];
}

describe("three-way merge", () => {
  it.each(cases as MergeCase[])("$name", ({ base, mine, theirs, resolutions, merged, conflicts = [] }) => {
    const result = mergeJson(base, mine, theirs, new Map(Object.entries(resolutions ?? {})));
    expect(result.conflicts.map((conflict) => conflict.pointer)).toEqual(conflicts);
    if (merged !== undefined) expect(result.value).toEqual(merged);
  });

  it("names both values of a conflict", () => {
    const { conflicts } = mergeJson({ a: 1 }, { a: 2 }, { a: 3 });
    expect(conflicts).toEqual([{ pointer: "/a", kind: "value", base: 1, mine: 2, theirs: 3 }]);
  });

  it("keeps a hostile key a plain member", () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"polluted": true}}');
    const { value } = mergeJson<unknown>({}, hostile, { b: 1 });
    expect(Object.hasOwn(value as object, "__proto__")).toBe(true);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

const id = fc.constantFrom("a", "b", "c", "d", "e", "f");
const leaf = fc.oneof(fc.integer({ max: 3, min: 0 }), fc.constantFrom("x", "y"), fc.constant(null));
const list = fc
  .uniqueArray(id, { maxLength: 6 })
  .chain((ids) => fc.tuple(...ids.map((name) => leaf.map((value) => ({ id: name, value })))));
const { doc } = fc.letrec((tie) => ({
  doc: fc.oneof(
    { maxDepth: 3 },
    leaf,
    list,
    fc.array(leaf, { maxLength: 4 }),
    fc.dictionary(id, tie("doc"), { maxKeys: 4 }),
  ),
}));
const object = fc.dictionary(id, doc, { maxKeys: 5 });

describe("three-way merge, whatever the documents", () => {
  it("gives the document back when merged with itself", () => {
    fc.assert(
      fc.property(object, (value) => {
        const result = mergeJson(value, value, value);
        expect(result).toEqual({ value, conflicts: [] });
      }),
    );
  });

  it("takes the one side that changed", () => {
    fc.assert(
      fc.property(object, object, (base, changed) => {
        expect(mergeJson(base, changed, base)).toEqual({ value: changed, conflicts: [] });
        expect(mergeJson(base, base, changed)).toEqual({ value: changed, conflicts: [] });
        expect(mergeJson(base, changed, changed)).toEqual({ value: changed, conflicts: [] });
      }),
    );
  });

  it("does not depend on who publishes first, where nothing conflicts", () => {
    fc.assert(
      fc.property(object, object, object, (base, left, right) => {
        const one = mergeJson(base, left, right);
        const other = mergeJson(base, right, left);
        expect(one.conflicts.length === 0).toBe(other.conflicts.length === 0);
        if (one.conflicts.length === 0) expect(isEqual(one.value, other.value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("joins edits to different keys", () => {
    fc.assert(
      fc.property(object, doc, doc, (base, left, right) => {
        const result = mergeJson<unknown>(base, { ...base, mine: left }, { ...base, theirs: right });
        expect(result).toEqual({ value: { ...base, mine: left, theirs: right }, conflicts: [] });
      }),
    );
  });

  it("leaves no conflict once every one is answered", () => {
    fc.assert(
      fc.property(object, object, object, fc.constantFrom<Side>("mine", "theirs"), (base, left, right, side) => {
        const { conflicts } = mergeJson(base, left, right);
        const answers = new Map(conflicts.map((conflict) => [conflict.pointer, side]));
        expect(answers.size).toBe(conflicts.length);
        expect(mergeJson(base, left, right, answers).conflicts).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
