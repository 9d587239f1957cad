import { describe, expect, it } from "vitest";
import { changedPlaces, editedPlace } from "#stores/changedPlaces.ts";
import type { DraftError } from "#stores/DraftPort.ts";
import { goodPart } from "#stores/goodPart.ts";
import { restoreKept } from "#stores/restoreKept.ts";
import { withSavedAt } from "#stores/withSavedAt.ts";

type Site = Record<string, unknown>;
const wrong = (pointer: string, rule = "type"): DraftError => ({ pointer, rule });

describe("what of a draft can be saved", () => {
  /** Each member has to be a number; a and b may not be 9 both, which is an error of the whole. */
  const judge = (site: unknown) => {
    const { a, b } = site as Site;
    const members = Object.entries(site as Site).filter(([, value]) => typeof value === "string");
    return [...members.map(([name]) => wrong(`/${name}`)), ...(a === 9 && b === 9 ? [wrong("/a", "both")] : [])];
  };
  const partOf = (saved: Site, shown: Site, edited: string[]) => goodPart(judge, saved, shown, new Set(edited));

  it("is all of it where nothing is wrong", () => {
    const shown = { a: 2 };
    const part = partOf({ a: 1 }, shown, ["/a"]);
    expect(part).toEqual({ good: { a: 2 }, errors: [] });
    expect(part.good).toBe(shown);
  });

  it("is what stands beside the wrong value, which is told", () => {
    expect(partOf({ a: 1, b: 1 }, { a: "x", b: 2 }, ["/a", "/b"])).toEqual({
      good: { a: 1, b: 2 },
      errors: [wrong("/a")],
    });
  });

  it("is a value that was wrong before as well, until it is another wrong one", () => {
    expect(partOf({ a: "x", b: 1 }, { a: "x", b: 2 }, ["/b"])).toEqual({ good: { a: "x", b: 2 }, errors: [] });
    expect(partOf({ a: "x", b: 1 }, { a: "y", b: 2 }, ["/a"])).toEqual({
      good: { a: "x", b: 2 },
      errors: [wrong("/a")],
    });
  });

  it("is another error of a place that was wrong in another way", () => {
    const twice = (site: unknown) => [wrong("/a", (site as Site)["a"] === "x" ? "type" : "length")];
    expect(goodPart(twice, { a: "x" }, { a: "yy" }, new Set(["/a"]))).toMatchObject({
      good: { a: "x" },
      errors: [wrong("/a", "length")],
    });
  });

  it("waits with all that was edited around a place that stays wrong", () => {
    // Both have to be the same: with the one as it was saved, the other is wrong as well.
    const pair = (site: unknown) => {
      const { x, y } = (site as { a: { x: number; y: number } }).a;
      if (x === y) return [];
      return [wrong(y === 1 ? "/a" : "/a/y", "pair")];
    };
    const saved = { a: { x: 1, y: 1 }, b: 1, ab: 1 };
    const shown = { a: { x: 2, y: 3 }, b: 2, ab: 2 };
    const part = goodPart(pair, saved, shown, new Set(["/a/y", "/a/x", "/b", "/ab"]));
    expect(part.good).toEqual({ a: { x: 1, y: 1 }, b: 2, ab: 2 });
    expect(part.errors).toEqual([wrong("/a/y", "pair"), wrong("/a", "pair")]);
    expect(goodPart(pair, saved, shown, new Set(["/a", "/b"])).good).toEqual({ a: { x: 1, y: 1 }, b: 2, ab: 2 });
  });
});

describe("a document with its faulty places as they were saved", () => {
  const list = (...items: unknown[]) => ({ list: items });
  it.each<[unknown, unknown, string[], unknown]>([
    [{ a: 1 }, { a: 2 }, [], { a: 2 }],
    [{ a: 1, b: 1 }, { a: 2, b: 2 }, ["/a"], { a: 1, b: 2 }],
    [{}, { a: 2, b: 2 }, ["/a"], { b: 2 }],
    [{}, { b: 2 }, ["/a"], { b: 2 }],
    [{ a: 1 }, {}, ["/a"], { a: 1 }],
    [{}, { a: { b: { c: 1 } }, d: 1 }, ["/a/b/c"], { d: 1 }],
    [{ a: {} }, { a: { b: { c: 1 }, d: 1 } }, ["/a/b/c"], { a: { d: 1 } }],
    [{ a: { b: 1, c: 1 } }, { a: { b: 2, c: 2 } }, ["/a", "/a/b"], { a: { b: 1, c: 1 } }],
    [{ a: 1, ab: 1 }, { a: 2, ab: 2 }, ["/a", "/ab"], { a: 1, ab: 1 }],
    [list({ id: "a", x: 1 }), list({ id: "a", x: 2, y: 2 }), ["/list/0/x"], list({ id: "a", x: 1, y: 2 })],
    [list({ id: "a", x: 1 }), list({ id: "b", x: 2 }), ["/list/0/x"], list({ id: "a", x: 1 })],
    [list({ name: "a", x: 1 }), list({ name: "b", x: 2 }), ["/list/0/x"], list({ name: "a", x: 1 })],
    [list({ id: "a", x: 1 }), list({ id: "a", x: 2 }, {}), ["/list/0/x"], list({ id: "a", x: 1 })],
    [list(1, 1), list(2, 2), ["/list/0"], list(1, 2)],
    [{ list: 7 }, list({ x: 2 }), ["/list/0/x"], { list: 7 }],
  ])("of %j and %j, of which %j is wrong, is %j", (saved, shown, faulty, made) => {
    expect(withSavedAt(saved, shown, faulty)).toEqual(made);
  });
});

describe("edits that the device kept", () => {
  const places = { "/a": { before: 1, value: 2 }, "/b": { value: 3 }, "/c": { before: 4 } };
  const restored = (saved: unknown, base = "r1") => restoreKept({ base: "r1", places, texts: {} }, saved, base);

  it("are put back on the revision that they were made on", () => {
    expect(restored({ a: 7, c: 4 })).toEqual({
      step: [
        { pointer: "/a", before: 7, after: 2 },
        { pointer: "/b", before: undefined, after: 3 },
        { pointer: "/c", before: 4, after: undefined },
      ],
      aside: [],
      done: [],
    });
  });

  it("are put back on another one where their places hold what they replaced, else somebody decides", () => {
    expect(restored({ a: 7, c: 4 }, "r2")).toEqual({
      step: [
        { pointer: "/b", before: undefined, after: 3 },
        { pointer: "/c", before: 4, after: undefined },
      ],
      aside: [{ pointer: "/a", before: 1, value: 2 }],
      done: [],
    });
  });

  it("are done where the platform has them", () => {
    const { done, step, aside } = restored({ a: 2, b: 3 }, "r2");
    expect(done).toEqual([
      ["/a", 2],
      ["/b", 3],
      ["/c", undefined],
    ]);
    expect([step, aside]).toEqual([[], []]);
  });
});

describe("places of a document", () => {
  it.each<[unknown, unknown, string[]]>([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1, b: { c: 1, d: 1 } }, { a: 2, b: { c: 1, d: 2 } }, ["/a", "/b/d"]],
    [{ a: 1 }, { b: 1 }, ["/a", "/b"]],
    [{ a: [1, 2] }, { a: [1, 3] }, ["/a"]],
    [{ a: { b: 1 } }, { a: [1] }, ["/a"]],
    [{ "x/y": 1 }, { "x/y": 2 }, ["/x~1y"]],
    [1, 2, [""]],
    [null, { a: 1 }, [""]],
  ])("that differ of %j and %j are %j", (before, after, places) => {
    expect(changedPlaces(before, after)).toEqual(places);
    expect(changedPlaces(before, after, "/at")).toEqual(places.map((place) => `/at${place}`));
  });

  it.each<[unknown, string, string]>([
    [{ a: { b: 1 } }, "/a/b", "/a/b"],
    [{ a: [{ b: 1 }] }, "/a/0/b", "/a"],
    [{ a: [[1]] }, "/a/0/0", "/a"],
    [{}, "/a/b/c", "/a"],
    [{ a: {} }, "/a/b/c", "/a/b"],
    [{ a: {} }, "/a/b", "/a/b"],
    [[1], "/0", ""],
    [undefined, "/a", "/a"],
    [{ a: 1 }, "", ""],
  ])("that are edited in %j at %j: %j", (document, pointer, place) => {
    expect(editedPlace(document, pointer)).toBe(place);
  });
});
