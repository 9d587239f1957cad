import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  joinPointer,
  parsePointer,
  readPointer,
  removeAt,
  replaceAt,
  segmentsOf,
  setAt,
  toPointer,
} from "#json/pointer.ts";
import { placesOf } from "#tests/support/placesOf.ts";

const document = { a: { b: 1 }, list: ["x", { y: 1 }], "m/n": { "o~p": 2 } };

describe("JSON pointers (RFC 6901)", () => {
  it("escape what a name holds, and give it back", () => {
    expect(toPointer("m/n", "o~p", 0)).toBe("/m~1n/o~0p/0");
    expect(joinPointer("/a", "b/c")).toBe("/a/b~1c");
    fc.assert(
      fc.property(fc.array(fc.string()), (path) => {
        expect(parsePointer(toPointer(...path))).toEqual(path);
        expect(segmentsOf(toPointer(...path))).toEqual(path);
      }),
    );
  });

  it.each(["a", "a/b", "/a~", "/~2"])("are not what %s is", (text) => expect(parsePointer(text)).toBeNull());

  it.each<[string, unknown]>([
    ["", document],
    ["/a/b", 1],
    ["/list/1/y", 1],
    ["/m~1n/o~0p", 2],
    ["/a/b/c", undefined],
    ["/list/2", undefined],
    ["/__proto__", undefined],
    ["/a/constructor/prototype", undefined],
    ["/a/toString", undefined],
  ])("%s reads what stands there", (pointer, value) => expect(readPointer(document, pointer)).toEqual(value));
});

describe("a value set at a pointer", () => {
  it.each<[string, unknown, unknown]>([
    ["/a/b", 2, { ...document, a: { b: 2 } }],
    ["/a/c/d", 2, { ...document, a: { b: 1, c: { d: 2 } } }],
    ["/list/0", "z", { ...document, list: ["z", { y: 1 }] }],
    ["/list/2", "z", { ...document, list: ["x", { y: 1 }, "z"] }],
    ["/a/b", undefined, { ...document, a: {} }],
    ["/list/0", undefined, { ...document, list: [undefined, { y: 1 }] }],
    ["", 5, 5],
  ])("%s = %j", (pointer, value, after) => expect(setAt(document, pointer, value)).toEqual(after));

  it.each<[string, unknown]>([
    ["/list/3", "past the end"],
    ["/list/9/y", "past the end"],
    ["/list/-1", "before the start"],
    ["/list/01", "no place"],
    ["/list/y", "no place"],
    ["/__proto__/polluted", true],
    ["/a/constructor/prototype/polluted", true],
    ["/none/of/it", undefined],
    ["/a/none", undefined],
  ])("%s changes nothing", (pointer, value) => {
    expect(setAt(document, pointer, value)).toBe(document);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("leaves everything off the way the same object", () => {
    const after = setAt(document, "/a/b", 2) as typeof document;
    expect(after.list).toBe(document.list);
    expect(after).not.toBe(document);
  });
});

describe("what is removed at a pointer", () => {
  it.each<[string, unknown]>([
    ["/a/b", { ...document, a: {} }],
    ["/list/0", { ...document, list: [{ y: 1 }] }],
    ["/list/1/y", { ...document, list: ["x", {}] }],
  ])("%s is gone, and a list closes up", (pointer, after) => {
    expect(removeAt(document, pointer)).toEqual(after);
    expect(replaceAt(document, pointer, undefined)).toEqual(after);
  });

  it.each(["/a/none", "/none/b", "/list/2", "/a/b/c", "/__proto__"])("%s changes nothing", (pointer) =>
    expect(removeAt(document, pointer)).toBe(document),
  );

  it("is what was set, for any place of any document", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(), (json, pick) => {
        const places = placesOf(json).filter(
          (path) => path.length > 0 && !path.some((part) => /^(__proto__|constructor|prototype)$/.test(`${part}`)),
        );
        const place = places[pick % Math.max(1, places.length)];
        if (!place) return;
        const pointer = toPointer(...place);
        expect(setAt(json, pointer, readPointer(json, pointer))).toEqual(json);
        expect(readPointer(setAt(json, pointer, "set"), pointer)).toBe("set");
      }),
    );
  });
});
