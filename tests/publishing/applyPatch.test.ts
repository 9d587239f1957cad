import { describe, expect, it } from "vitest";
import { applyPatch } from "#server/features/publishing/patch/applyPatch.ts";
import type { PatchOperation } from "#server/features/publishing/patch/PatchOperation.ts";
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

  it("refuses names that reach prototypes", () => {
    for (const path of ["/__proto__/x", "/constructor", "/a/prototype"]) {
      expect(() => applyPatch({ a: {} }, [{ op: "add", path, value: 1 }])).toThrow("not allowed");
    }
  });
});
