import { describe, expect, it } from "vitest";
import { changesBetween, isTouched } from "#compile/changes/siteChanges.ts";
import { wholePart, type SiteReads } from "#compile/changes/SiteReads.ts";

const before = {
  layouts: { "page/index": { root: 1 }, shell: { root: 2 } },
  menus: { footer: ["a"] },
  forms: {},
  rules: { register: { min: 1 } },
  answers: {},
  flags: new Set(["A3", "B3"]),
  texts: { EN: { title: "Home", items_one: "one", items_other: "many" }, KM: { title: "Home" } },
  brand: { name: "Ink" },
  theme: { colour: "red" },
  compile: () => 1,
};
const changes = (next: object, ignored: string[] = []) => changesBetween(before, { ...before, ...next }, ignored);
const reads = (some: Partial<Record<keyof SiteReads, string[]>>) => {
  const parts = ["layouts", "menus", "forms", "rules", "answers", "flags", "texts"] as const;
  return Object.fromEntries(parts.map((part) => [part, new Set(some[part])])) as unknown as SiteReads;
};

describe("what differs between two sites", () => {
  it("is nothing between equal ones, nor where only colours or functions are others", () => {
    const same = changes({ theme: { colour: "blue" }, compile: () => 2, layouts: structuredClone(before.layouts) });
    expect([same.others, same.texts, Object.values(same.named).every(({ size }) => size === 0)]).toEqual([
      [],
      {},
      true,
    ]);
    expect(isTouched(reads({ layouts: [wholePart], texts: [wholePart], flags: ["A3"] }), same, ["EN"])).toBe(false);
  });

  it("is named by part: changed, new and gone", () => {
    const { named } = changes({
      layouts: { "page/index": { root: 9 }, "page/new": {} },
      menus: { footer: ["b"] },
      rules: { register: { min: 2 } },
      flags: new Set(["B3", "C3"]),
    });
    expect([...named.layouts].toSorted()).toEqual(["page/index", "page/new", "shell"]);
    expect([[...named.menus], [...named.rules], [...named.forms], [...named.flags].toSorted()]).toEqual([
      ["footer"],
      ["register"],
      [],
      ["A3", "C3"],
    ]);
  });

  it("is another part as a whole, unless somebody else looks after it", () => {
    expect(changes({ brand: { name: "Fresh" }, settings: { a: 1 } }).others).toEqual(["brand", "settings"]);
    expect(changes({ brand: { name: "Fresh" } }, ["brand"]).others).toEqual([]);
    expect(isTouched(reads({}), changes({ brand: { name: "Fresh" } }), [])).toBe(true);
  });

  it("is texts by language, with the keys by which a form of theirs is asked for", () => {
    const { texts } = changes({ texts: { ...before.texts, EN: { ...before.texts.EN, items_one: "a single one" } } });
    expect(texts).toEqual({ EN: new Set(["items", "items_one"]), KM: new Set() });
  });

  it("is all texts where one holds another", () => {
    const { texts } = changes({ texts: { EN: { ...before.texts.EN, title: "$t(items)" }, KM: {} } });
    expect(texts).toEqual({ EN: new Set([wholePart]), KM: new Set([wholePart]) });
  });
});

describe("what was drawn of a site", () => {
  const next = changes({
    layouts: { ...before.layouts, shell: { root: 9 } },
    texts: { ...before.texts, EN: { title: "Start" } },
  });

  it("is touched where it read what differs", () => {
    expect(isTouched(reads({ layouts: ["page/index"] }), next, [])).toBe(false);
    expect(isTouched(reads({ layouts: ["page/index", "shell"] }), next, [])).toBe(true);
    expect(isTouched(reads({ layouts: [wholePart] }), next, [])).toBe(true);
    expect(isTouched(reads({ menus: [wholePart] }), next, [])).toBe(false);
  });

  it("is touched by the texts of its own languages", () => {
    expect(isTouched(reads({ texts: ["title"] }), next, ["KM"])).toBe(false);
    expect(isTouched(reads({ texts: ["title"] }), next, ["KM", "EN"])).toBe(true);
    expect(isTouched(reads({ texts: ["other"] }), next, ["EN"])).toBe(false);
    expect(isTouched(reads({ texts: ["title"] }), next, ["constructor"])).toBe(false);
  });
});
