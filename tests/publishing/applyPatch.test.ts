import type { PatchOperation } from "#contracts/api.ts";
import { describe, expect, it } from "vitest";
import { applyPatch } from "#server/features/publishing/patch/applyPatch.ts";
import cases from "../fixtures/publishing/patches.json" with { type: "json" };

interface PatchCase {
  name: string;
  document: unknown;
  patch: PatchOperation[];
  result?: unknown;
  error?: string;
}

describe("JSON Patch", () => {
  it.each(cases as PatchCase[])("$name", ({ document, patch, result, error }) => {
    const before = structuredClone(document);
    if (error === undefined) expect(applyPatch(document, patch)).toEqual(result);
    else expect(() => applyPatch(document, patch)).toThrow(error);
    expect(document).toEqual(before);
  });

  it("refuses copies of copies before they are made, however small the patch is", () => {
    const doubling = Array.from({ length: 28 }, (_, place): PatchOperation => {
      return { op: "copy", from: place === 0 ? "/a" : `/b${place - 1}`, path: `/b${place}/x` };
    });
    const grow = Array.from({ length: 28 }, (_, place): PatchOperation[] => [
      { op: "add", path: `/b${place}`, value: {} },
      { op: "copy", from: place === 0 ? "/a" : `/b${place - 1}`, path: `/b${place}/x` },
      { op: "copy", from: place === 0 ? "/a" : `/b${place - 1}`, path: `/b${place}/y` },
    ]).flat();
    expect(() => applyPatch({ a: [1, 2, 3] }, grow)).toThrow("at most 200000 values");
    expect(() => applyPatch({ a: "x".repeat(10_000) }, grow)).toThrow("at most 2097152 characters");
    expect(() => applyPatch({ a: 1 }, doubling)).toThrow("nothing there");
    expect(JSON.stringify(grow).length).toBeLessThan(5_000);
  });

  it("refuses what would be nested too deep, sent, copied into itself or moved", () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
    expect(() => applyPatch({}, [{ op: "add", path: "/a", value: deep(64) }])).toThrow("deeper than 64 levels");
    expect(applyPatch({}, [{ op: "add", path: "/a", value: deep(63) }])).toEqual({ a: deep(63) });
    let bottomless: unknown = 1;
    for (let level = 0; level < 100_000; level++) bottomless = [bottomless];
    expect(() => applyPatch({}, [{ op: "add", path: "/a", value: bottomless }])).toThrow("deeper than 64 levels");
    const inside = Array.from({ length: 30 }, (_, place): PatchOperation => {
      return { op: "copy", from: "/a", path: `/a${"/b".repeat(place + 1)}` };
    });
    expect(() => applyPatch({ a: { c: 1 } }, inside)).toThrow(/deeper than 64 levels|at most/);
    const moves = Array.from({ length: 40 }, (_, place): PatchOperation[] => [
      { op: "add", path: `/n${place}`, value: { b: {} } },
      { op: "move", from: place === 0 ? "/a" : `/n${place - 1}`, path: `/n${place}/b/m` },
    ]).flat();
    expect(() => applyPatch({ a: {} }, moves)).toThrow("deeper than 64 levels");
  });

  it("refuses a thousand operations that each take a big part in their hands", () => {
    const big = Array.from({ length: 50_000 }, (_, place) => place);
    const moves = Array.from({ length: 1_000 }, (_, place): PatchOperation => {
      return { op: "move", from: place % 2 === 0 ? "/a" : "/b", path: place % 2 === 0 ? "/b" : "/a" };
    });
    expect(() => applyPatch({ a: big }, moves)).toThrow("send it in parts");
  });

  it("refuses names that reach prototypes", () => {
    for (const path of ["/__proto__/x", "/constructor", "/a/prototype"]) {
      expect(() => applyPatch({ a: {} }, [{ op: "add", path, value: 1 }])).toThrow("not allowed");
    }
  });
});
