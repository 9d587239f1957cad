import { describe, expect, it } from "vitest";
import { foldJson } from "../../scripts/pictures/foldJson.ts";
import { shortenLists } from "../../scripts/pictures/takeDescriptorPicture.ts";

describe("a document in a picture", () => {
  it("keeps on one line what fits there", () => {
    expect(foldJson({ kind: "text", text: "a" }, 40)).toBe('{ "kind": "text", "text": "a" }');
    expect(foldJson({ kind: "text", rows: [{ a: 1 }, { b: 2 }] }, 36)).toBe(
      '{\n  "kind": "text",\n  "rows": [{ "a": 1 }, { "b": 2 }]\n}',
    );
  });

  it("stays JSON, however narrow", () => {
    const document = { a: [1, [2, { b: null }]], c: {}, d: [], e: "x".repeat(50) };
    for (const width of [1, 10, 40, 200]) expect(JSON.parse(foldJson(document, width))).toEqual(document);
  });

  it("shortens lists of the same, and no list of nodes", () => {
    expect(shortenLists({ tiles: [1, 2, 3, 4] })).toEqual({ tiles: [1, 2, "… 2 more"] });
    const nodes = [{ kind: "a" }, { kind: "b" }, { kind: "c" }];
    expect(shortenLists(nodes)).toEqual(nodes);
  });
});
